//! How much one visitor may ask for.

use governor::{
    Quota, RateLimiter,
    clock::DefaultClock,
    state::{InMemoryState, NotKeyed, keyed::HashMapStateStore},
};
use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex},
};

/// What a visitor may do; the defaults are generous for people and tight for programs.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New tables a minute from one address.
    pub tables: u32,
    /// New people a minute from one address.
    pub people: u32,
    /// Passwords tried a minute from one address, or for one login.
    pub passwords: u32,
    /// Open sockets from one address.
    pub sockets: u32,
    /// Frames a second from one socket, and how many at once.
    pub frames: (u32, u32),
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tables: 20, people: 30, passwords: 10, sockets: 100, frames: (20, 40) }
    }
}

impl Limits {
    /// For measuring what the server can do.
    pub fn none() -> Limits {
        let all = u32::MAX;
        Limits { tables: all, people: all, passwords: all, sockets: all, frames: (all, all) }
    }
}

/// Lines that one person may report in a minute.
const REPORTS: u32 = 5;
/// The largest frame and the largest body of a request.
pub(crate) const FRAME: usize = 16 * 1024;

type ByAddress = RateLimiter<IpAddr, HashMapStateStore<IpAddr>, DefaultClock>;

pub(crate) struct Gate {
    limits: Limits,
    tables: ByAddress,
    people: ByAddress,
    passwords: ByAddress,
    reports: RateLimiter<i64, HashMapStateStore<i64>, DefaultClock>,
    logins: RateLimiter<String, HashMapStateStore<String>, DefaultClock>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// Whose limits are counted together: in IPv6 a household has as many addresses as it wants.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        address => address,
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        let a_minute = |number| RateLimiter::hashmap(Quota::per_minute(at_least_one(number)));
        Gate {
            limits,
            tables: a_minute(limits.tables),
            people: a_minute(limits.people),
            passwords: a_minute(limits.passwords),
            logins: RateLimiter::hashmap(Quota::per_minute(at_least_one(limits.passwords))),
            reports: RateLimiter::hashmap(Quota::per_minute(at_least_one(REPORTS))),
            sockets: Arc::default(),
        }
    }

    pub(crate) fn new_table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&network(address)).is_ok()
    }
    pub(crate) fn new_person(&self, address: IpAddr) -> bool {
        self.people.check_key(&network(address)).is_ok()
    }
    pub(crate) fn report(&self, person: i64) -> bool {
        self.reports.check_key(&person).is_ok()
    }
    /// Whether a password may be tried, from there and for this login.
    pub(crate) fn password(&self, address: IpAddr, login: &str) -> bool {
        self.passwords.check_key(&network(address)).is_ok() && self.logins.check_key(&login.to_owned()).is_ok()
    }
    /// Forgets addresses that have not been heard of for a while.
    pub(crate) fn forget(&self) {
        self.tables.retain_recent();
        self.people.retain_recent();
        self.passwords.retain_recent();
        self.logins.retain_recent();
        self.reports.retain_recent();
    }

    pub(crate) fn open_sockets(&self) -> u32 {
        self.sockets.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).values().sum()
    }

    /// A place for a socket; it is free again when this is dropped. None when there are too many.
    pub(crate) fn new_socket(&self, address: IpAddr) -> Option<Socket> {
        let address = network(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let open = sockets.entry(address).or_default();
        if *open >= self.limits.sockets {
            return None;
        }
        *open += 1;
        Some(Socket { address, sockets: self.sockets.clone() })
    }

    pub(crate) fn frames(&self) -> Pace {
        let (a_second, at_once) = self.limits.frames;
        Pace::new(a_second, at_once)
    }
    /// What somebody says, one line a second.
    pub(crate) fn talk() -> Pace {
        Pace::new(1, 5)
    }
}

pub(crate) struct Socket {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// How often something may happen.
pub(crate) struct Pace(RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl Pace {
    fn new(a_second: u32, at_once: u32) -> Pace {
        Pace(RateLimiter::direct(Quota::per_second(at_least_one(a_second)).allow_burst(at_least_one(at_once))))
    }
    pub(crate) fn allows(&self) -> bool {
        self.0.check().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::network;

    #[test]
    fn a_household_is_one_network() {
        let same = |one: &str, other: &str| network(one.parse().unwrap()) == network(other.parse().unwrap());
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.1"));
    }
}
