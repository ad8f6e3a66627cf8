//! Luck: a seed, a named generator, and one counter-based stream for each thing that is shuffled.
//!
//! Separate streams keep paired games paired (an extra shuffle of one deck does not change another's), and an undone
//! answer finds the same cards again. The numbers are frozen: a stored game must come out the same for ever, so the
//! bounded draw is our own and the tests hold known values.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What all luck of a game comes from. Written as 64 hexadecimal digits; the text of a plain number is read too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("«{0}» is no seed: give a number from 0 to 18446744073709551615, or 64 hexadecimal digits")]
pub struct SeedError(pub String);

impl Seed {
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Spreads a number over the whole seed.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let mut x = number;
        for chunk in bytes.chunks_mut(8) {
            x = x.wrapping_add(GAMMA);
            chunk.copy_from_slice(&mix(x).to_le_bytes());
        }
        Seed(bytes)
    }

    /// All of the seed folded into one word.
    fn word(&self) -> u64 {
        self.0.chunks(8).fold(0, |w, c| mix(w.wrapping_add(GAMMA) ^ u64::from_le_bytes(c.try_into().expect("8 bytes"))))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

/// A seed is a secret while its game runs, so it does not show itself in logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return text.parse().map(Seed::from_number).map_err(|_| SeedError(text.to_owned()));
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError(text.to_owned()))?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Seed, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Which numbers a seed stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Generator {
    /// Unpredictable: for games between people.
    #[default]
    ChaCha8,
    /// Fast: for simulation.
    SplitMix64,
}

/// The source of all chance in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Luck {
    generator: Generator,
    seed: Seed,
}

/// One sequence of numbers, advanced by each draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stream(u64);

/// The beginnings of a seed's streams.
#[derive(Clone, Copy)]
pub enum Streams {
    ChaCha8,
    SplitMix64(u64),
}

impl Streams {
    pub fn nth(&self, number: u16) -> Stream {
        match self {
            Streams::ChaCha8 => Stream(u64::from(number) << 48),
            Streams::SplitMix64(word) => Stream(mix(word ^ mix(u64::from(number).wrapping_add(1)))),
        }
    }
}

impl Luck {
    pub fn new(generator: Generator, seed: Seed) -> Luck {
        Luck { generator, seed }
    }

    pub fn generator(&self) -> Generator {
        self.generator
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Other luck from the same seed, from which the seed cannot be told: for those who must not know what is coming.
    pub fn apart(&self, number: u16) -> Luck {
        let mut stream = self.stream(u16::MAX - number);
        let seed = match self.generator {
            Generator::SplitMix64 => Seed::from_number(self.next(&mut stream)),
            Generator::ChaCha8 => {
                let mut bytes = [0; 32];
                bytes.chunks_mut(8).for_each(|chunk| chunk.copy_from_slice(&self.next(&mut stream).to_le_bytes()));
                Seed(bytes)
            }
        };
        Luck::new(self.generator, seed)
    }

    /// The beginning of stream `number`.
    pub fn stream(&self, number: u16) -> Stream {
        self.streams().nth(number)
    }

    /// Where all streams begin, for when many are needed.
    pub fn streams(&self) -> Streams {
        match self.generator {
            Generator::ChaCha8 => Streams::ChaCha8,
            Generator::SplitMix64 => Streams::SplitMix64(self.seed.word()),
        }
    }

    #[inline]
    pub fn next(&self, stream: &mut Stream) -> u64 {
        match self.generator {
            Generator::SplitMix64 => {
                stream.0 = stream.0.wrapping_add(GAMMA);
                mix(stream.0)
            }
            Generator::ChaCha8 => self.next_chacha(stream),
        }
    }

    #[cold]
    fn next_chacha(&self, stream: &mut Stream) -> u64 {
        let (number, position) = (stream.0 >> 48, stream.0 & 0xffff_ffff_ffff);
        stream.0 += 1;
        let mut cipher = ChaCha8Rng::from_seed(self.seed.0);
        cipher.set_stream(number);
        cipher.set_word_pos(u128::from(position) * 2);
        cipher.next_u64()
    }

    /// A number in `0..n`. The bias is below n / 2⁶⁴, which nobody can measure.
    #[inline]
    pub fn below(&self, stream: &mut Stream, n: u32) -> u32 {
        ((u128::from(self.next(stream)) * u128::from(n)) >> 64) as u32
    }
}

const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The output function of SplitMix64 (Steele, Lea and Flood 2014).
#[inline]
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_gives_the_published_numbers() {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(0));
        let mut stream = Stream(1_234_567);
        let numbers: Vec<u64> = (0..3).map(|_| luck.next(&mut stream)).collect();
        assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn chacha_streams_are_those_of_the_cipher() {
        let seed = Seed::from_bytes([7; 32]);
        let luck = Luck::new(Generator::ChaCha8, seed);
        let mut cipher = ChaCha8Rng::from_seed([7; 32]);
        cipher.set_stream(3);
        let mut stream = luck.stream(3);
        for _ in 0..40 {
            assert_eq!(luck.next(&mut stream), cipher.next_u64());
        }
    }

    #[test]
    fn numbers_are_frozen() {
        let draw = |generator| {
            let luck = Luck::new(generator, Seed::from_number(42));
            let mut stream = luck.stream(1);
            [0; 6].map(|_: u32| luck.below(&mut stream, 100))
        };
        assert_eq!(draw(Generator::SplitMix64), FROZEN_SPLITMIX);
        assert_eq!(draw(Generator::ChaCha8), FROZEN_CHACHA);
    }
    const FROZEN_SPLITMIX: [u32; 6] = [52, 22, 87, 63, 34, 63];
    const FROZEN_CHACHA: [u32; 6] = [79, 15, 82, 92, 21, 76];

    #[test]
    fn a_seed_is_read_back_as_it_is_written() {
        let seed = Seed::from_number(99);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("99".parse(), Ok(seed));
        let zeros = Seed::from_bytes([0; 32]);
        assert_eq!(zeros.to_string().parse(), Ok(zeros));
        for bad in ["", "-1", "xyz", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(SeedError(bad.to_owned())));
        }
    }

    #[test]
    fn bounded_numbers_fill_their_range() {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(5));
        let mut stream = luck.stream(0);
        let mut seen = [0u32; 7];
        (0..7000).for_each(|_| seen[luck.below(&mut stream, 7) as usize] += 1);
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
