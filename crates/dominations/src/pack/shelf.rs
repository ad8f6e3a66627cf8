//! The packs that this program knows. A set-up names one by its id and hash; a saved game finds it here again.

use super::{Pack, PackError, read};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{
    fmt,
    ops::Deref,
    sync::{LazyLock, Mutex, PoisonError},
};

/// How a set-up names a pack.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackName {
    pub id: String,
    /// Of all that is printed, names aside.
    pub hash: String,
}

/// A pack on the shelf. It stays there as long as the program runs, so that games can be copied at no cost.
#[derive(Clone, Copy)]
pub struct Shelved(&'static (PackName, Pack));

impl Shelved {
    pub fn name(&self) -> &'static PackName {
        &self.0.0
    }
    pub fn pack(&self) -> &'static Pack {
        &self.0.1
    }
}

impl Deref for Shelved {
    type Target = Pack;
    fn deref(&self) -> &Pack {
        &self.0.1
    }
}

impl PartialEq for Shelved {
    fn eq(&self, other: &Shelved) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for Shelved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

impl Serialize for Shelved {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(s)
    }
}

impl<'de> Deserialize<'de> for Shelved {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Shelved, D::Error> {
        let name = PackName::deserialize(d)?;
        find(&name).ok_or_else(|| D::Error::custom(format!("the content pack «{}» is not here", name.id)))
    }
}

static SHELF: Mutex<Vec<Shelved>> = Mutex::new(Vec::new());

/// The pack that comes along.
pub fn builtin() -> Shelved {
    static BUILTIN: LazyLock<Shelved> = LazyLock::new(|| {
        shelve_own([
            include_str!("../../content/pack.toml"),
            include_str!("../../content/tiles.toml"),
            include_str!("../../content/masteries.toml"),
            include_str!("../../content/monuments.toml"),
            include_str!("../../content/objectives.toml"),
            include_str!("../../content/roles.toml"),
        ])
    });
    *BUILTIN
}

/// The pack that scenarios are written for: the figures of its cards do not change when those of the other do.
pub(crate) fn trial() -> Shelved {
    static TRIAL: LazyLock<Shelved> = LazyLock::new(|| {
        shelve_own([
            include_str!("../../scenarios/pack/pack.toml"),
            include_str!("../../content/tiles.toml"),
            include_str!("../../scenarios/pack/masteries.toml"),
            include_str!("../../scenarios/pack/monuments.toml"),
            include_str!("../../scenarios/pack/objectives.toml"),
            include_str!("../../content/roles.toml"),
        ])
    });
    *TRIAL
}

fn shelve_own(texts: [&str; 6]) -> Shelved {
    shelve(read(texts).unwrap_or_else(|errors| {
        let lines: Vec<String> = errors.iter().map(PackError::to_string).collect();
        panic!("a pack that comes along is broken:\n{}", lines.join("\n"))
    }))
}

/// Puts a pack on the shelf, unless the same one is there.
pub fn shelve(pack: Pack) -> Shelved {
    let name = PackName { id: pack.id.clone(), hash: hash(&pack) };
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = shelf.iter().find(|known| *known.name() == name && *known.pack() == pack) {
        return *known;
    }
    let shelved = Shelved(Box::leak(Box::new((name, pack))));
    shelf.push(shelved);
    shelved
}

/// None when no such pack has been put on the shelf.
pub fn find(name: &PackName) -> Option<Shelved> {
    let builtin = builtin();
    if *builtin.name() == *name {
        return Some(builtin);
    }
    let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    shelf.iter().rev().find(|known| known.name() == name).copied()
}

/// The same for packs that play the same: names may be mended without spoiling replays.
fn hash(pack: &Pack) -> String {
    let mut plain = pack.clone();
    let nameless = super::Names::default;
    plain.names = nameless();
    plain.masteries.iter_mut().for_each(|card| card.names = nameless());
    plain.monuments.iter_mut().for_each(|monument| monument.names = nameless());
    plain.objectives.iter_mut().for_each(|objective| objective.names = nameless());
    plain.roles.iter_mut().for_each(|role| role.names = nameless());
    let bytes = serde_json::to_vec(&plain).expect("a pack is plain data");
    blake3::hash(&bytes).to_hex()[..32].to_owned()
}
