//! How much one visitor may ask for.

use crate::store::PersonId;
use governor::{
    Quota, RateLimiter,
    clock::DefaultClock,
    state::{InMemoryState, NotKeyed, keyed::HashMapStateStore},
};
use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
};
use tokio::sync::watch;

/// What a visitor may do; the defaults are generous for people and tight for programs.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New tables a minute from one address.
    pub tables: u32,
    /// New people a minute from one address.
    pub people: u32,
    /// Passwords tried a minute from one address, or by somebody who is logged in for their own account.
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

/// Passwords may be tried for one login as often as so many addresses may: one of them alone keeps nobody out.
const ADDRESSES: u32 = 20;
/// Lines that one person may report in a minute.
const REPORTS: u32 = 5;
/// How often in a minute one person may ask for everything that is kept about them, or log out elsewhere.
const SELDOM: u32 = 10;
/// The largest frame and the largest body of a request.
pub(crate) const FRAME: usize = 16 * 1024;

type By<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

pub(crate) struct Gate {
    limits: Limits,
    tables: By<IpAddr>,
    people: By<IpAddr>,
    passwords: By<IpAddr>,
    logins: By<String>,
    own_passwords: By<PersonId>,
    reports: By<PersonId>,
    seldom: By<PersonId>,
    /// Open ones; an address that has none is not there.
    sockets: watch::Sender<HashMap<IpAddr, u32>>,
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

fn a_minute(number: u32) -> Quota {
    Quota::per_minute(at_least_one(number))
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        Gate {
            limits,
            tables: RateLimiter::hashmap(a_minute(limits.tables)),
            people: RateLimiter::hashmap(a_minute(limits.people)),
            passwords: RateLimiter::hashmap(a_minute(limits.passwords)),
            logins: RateLimiter::hashmap(a_minute(limits.passwords.saturating_mul(ADDRESSES))),
            own_passwords: RateLimiter::hashmap(a_minute(limits.passwords)),
            reports: RateLimiter::hashmap(a_minute(REPORTS)),
            seldom: RateLimiter::hashmap(a_minute(SELDOM)),
            sockets: watch::Sender::default(),
        }
    }

    pub(crate) fn new_table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&network(address)).is_ok()
    }
    pub(crate) fn new_person(&self, address: IpAddr) -> bool {
        self.people.check_key(&network(address)).is_ok()
    }
    pub(crate) fn report(&self, person: PersonId) -> bool {
        self.reports.check_key(&person).is_ok()
    }
    /// Whether somebody may ask for what costs much, or touches all their browsers.
    pub(crate) fn seldom(&self, person: PersonId) -> bool {
        self.seldom.check_key(&person).is_ok()
    }
    /// Whether a password may be tried, from there and for this login.
    pub(crate) fn password(&self, address: IpAddr, login: &str) -> bool {
        self.passwords.check_key(&network(address)).is_ok() && self.logins.check_key(&login.to_owned()).is_ok()
    }
    /// Whether somebody who is logged in may try their own password, whoever else tries it.
    pub(crate) fn own_password(&self, address: IpAddr, person: PersonId) -> bool {
        self.passwords.check_key(&network(address)).is_ok() && self.own_passwords.check_key(&person).is_ok()
    }
    /// Forgets addresses that have not been heard of for a while.
    pub(crate) fn forget(&self) {
        self.tables.retain_recent();
        self.people.retain_recent();
        self.passwords.retain_recent();
        self.logins.retain_recent();
        self.own_passwords.retain_recent();
        self.reports.retain_recent();
        self.seldom.retain_recent();
    }

    pub(crate) fn open_sockets(&self) -> u32 {
        self.sockets.borrow().values().sum()
    }

    /// Returns when no socket is open.
    pub(crate) async fn all_closed(&self) {
        drop(self.sockets.subscribe().wait_for(|sockets| sockets.is_empty()).await);
    }

    /// A place for a socket; it is free again when this is dropped. None when there are too many.
    pub(crate) fn new_socket(&self, address: IpAddr) -> Option<Socket> {
        let address = network(address);
        let fits = self.sockets.send_if_modified(|sockets| {
            let open = sockets.get(&address).copied().unwrap_or_default();
            let fits = open < self.limits.sockets;
            if fits {
                sockets.insert(address, open + 1);
            }
            fits
        });
        fits.then(|| Socket { address, sockets: self.sockets.clone() })
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
    sockets: watch::Sender<HashMap<IpAddr, u32>>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.sockets.send_modify(|sockets| {
            if let Some(open) = sockets.get_mut(&self.address) {
                *open -= 1;
                if *open == 0 {
                    sockets.remove(&self.address);
                }
            }
        });
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
    use super::*;

    fn from(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[test]
    fn nobody_keeps_others_from_their_account_alone_and_many_together_guess_slowly() {
        let gate = Gate::new(Limits::default());
        let tried = |number: u8| (0..100).filter(|_| gate.password(from(number), "ana")).count();
        assert!((10..15).contains(&tried(1)));
        assert!(gate.password(from(2), "ana"), "from elsewhere");
        let all: usize = (3..=250).map(tried).sum();
        assert!((150..250).contains(&all), "{all}");
        assert!(gate.password(from(251), "luis") && gate.own_password(from(252), 7), "others, and who is in");
        let gate = Gate::new(Limits::default());
        let own = (0..=250).filter(|number| gate.own_password(from(*number), 7)).count();
        assert!((10..15).contains(&own), "{own}");
    }

    #[test]
    fn places_of_sockets_are_given_back() {
        let gate = Gate::new(Limits { sockets: 1, ..Limits::default() });
        let place = gate.new_socket(from(1));
        assert!(place.is_some() && gate.new_socket(from(1)).is_none() && gate.new_socket(from(2)).is_some());
        assert_eq!(gate.open_sockets(), 1);
        drop(place);
        assert_eq!(gate.sockets.borrow().len(), 0);
        assert!(gate.new_socket(from(1)).is_some());
    }

    #[test]
    fn a_household_is_one_network() {
        let same = |one: &str, other: &str| network(one.parse().unwrap()) == network(other.parse().unwrap());
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.1"));
    }
}
