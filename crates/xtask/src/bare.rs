//! Big Money without a rules engine: byte arrays, Fisher–Yates, the engine's generator, the same purchases. What an
//! engine could at most reach.

use table::{Luck, Stream};

const COPPER: u8 = 0;
const SILVER: u8 = 1;
const GOLD: u8 = 2;
const ESTATE: u8 = 3;
const PROVINCE: u8 = 4;
const COINS: [u32; 5] = [1, 2, 3, 0, 0];

struct Player {
    deck: [u8; 128],
    deck_len: usize,
    discard: [u8; 128],
    discard_len: usize,
    hand: [u8; 5],
    hand_len: usize,
    stream: Stream,
}

impl Player {
    fn new(luck: &Luck, number: u16) -> Player {
        let mut discard = [COPPER; 128];
        discard[7..10].fill(ESTATE);
        let stream = luck.stream(number);
        let mut player =
            Player { deck: [0; 128], deck_len: 0, discard, discard_len: 10, hand: [0; 5], hand_len: 0, stream };
        player.draw(luck);
        player
    }

    fn shuffle(&mut self, luck: &Luck) {
        let n = self.discard_len;
        self.deck[..n].copy_from_slice(&self.discard[..n]);
        for i in (1..n).rev() {
            self.deck.swap(i, luck.below(&mut self.stream, i as u32 + 1) as usize);
        }
        (self.deck_len, self.discard_len) = (n, 0);
    }

    fn draw(&mut self, luck: &Luck) {
        self.hand_len = 0;
        while self.hand_len < 5 {
            if self.deck_len == 0 {
                if self.discard_len == 0 {
                    return;
                }
                self.shuffle(luck);
            }
            self.deck_len -= 1;
            self.hand[self.hand_len] = self.deck[self.deck_len];
            self.hand_len += 1;
        }
    }

    fn put(&mut self, card: u8) {
        self.discard[self.discard_len] = card;
        self.discard_len += 1;
    }
}

/// Plays one game; says how many turns were taken.
pub(crate) fn game(luck: &Luck) -> u32 {
    let mut players = [Player::new(luck, 0), Player::new(luck, 1)];
    let (mut provinces, mut golds, mut silvers, mut turns) = (8u32, 30u32, 40u32, 0u32);
    loop {
        let player = &mut players[turns as usize % 2];
        turns += 1;
        let coins: u32 = player.hand[..player.hand_len].iter().map(|&card| COINS[card as usize]).sum();
        for i in 0..player.hand_len {
            player.put(player.hand[i]);
        }
        match coins {
            8.. if provinces > 0 => {
                provinces -= 1;
                player.put(PROVINCE);
            }
            6.. if golds > 0 => {
                golds -= 1;
                player.put(GOLD);
            }
            3.. if silvers > 0 => {
                silvers -= 1;
                player.put(SILVER);
            }
            _ => {}
        }
        player.draw(luck);
        if provinces == 0 || turns > 400 {
            return turns;
        }
    }
}
