//! A list without a heap: fixed capacity, copied with the game, saved by its live part only.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

#[derive(Clone, Copy)]
pub struct Fixed<T, const N: usize> {
    len: u16,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Fixed<T, N> {
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// False when there is no room.
    #[inline]
    #[must_use]
    pub fn push(&mut self, item: T) -> bool {
        let room = self.len() < N;
        if room {
            self.items[self.len as usize] = item;
            self.len += 1;
        }
        room
    }
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }
    #[inline]
    pub fn get(&self, at: usize) -> Option<T> {
        self.as_slice().get(at).copied()
    }
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u16);
    }
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }
}

impl<T: Copy + Default, const N: usize> Default for Fixed<T, N> {
    fn default() -> Self {
        Fixed { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Fixed<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Fixed<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Fixed<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(s)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Fixed<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut list = Self::default();
        for item in Vec::<T>::deserialize(d)? {
            if !list.push(item) {
                return Err(D::Error::custom("a list is longer than the game has room for"));
            }
        }
        Ok(list)
    }
}
