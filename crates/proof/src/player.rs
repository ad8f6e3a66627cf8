//! How those play who only keep the server busy: legally, quickly, and so that games come to an end.

use crate::{
    Done,
    client::{Client, Game, Person, Question},
};
use serde_json::{Value, json, value::RawValue};
use std::{net::SocketAddr, ops::Range};
use table::{Generator, Luck, Seed, Stream};

/// Luck for one player.
pub(crate) struct Dice(Luck, Stream);

impl Dice {
    pub(crate) fn new(number: u64) -> Dice {
        let luck = Luck::new(Generator::SplitMix64, Seed::from_number(number));
        Dice(luck, luck.stream(0))
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0.below(&mut self.1, most.max(1) as u32) as usize
    }
}

/// Plays all treasures, buys what is worth most, and leaves everything else to luck.
pub(crate) fn picks(question: &RawValue, dice: &mut Dice) -> Done<Vec<u16>> {
    let question: Question<'_> = serde_json::from_str(question.get()).map_err(|e| format!("{e}: {question}"))?;
    let offers = &question.offers;
    let wanted = ["\"all_treasures\"", "\"province\"", "\"gold\"", "\"silver\""];
    let is = |wanted: &str| offers.iter().position(|offer| offer.choice.get().contains(wanted));
    let at_most_one = question.min <= 1;
    if let Some(index) = wanted.iter().find_map(|wanted| is(wanted)).filter(|_| at_most_one && !offers.is_empty())
        && (question.from == "supply" || offers[index].choice.get() == wanted[0])
    {
        return Ok(vec![index as u16]);
    }
    let mut left: Vec<u16> = Vec::new();
    for (index, offer) in offers.iter().enumerate() {
        left.extend(std::iter::repeat_n(index as u16, offer.copies.min(question.max)));
    }
    let number = if question.min == 0 { dice.below(2).min(question.max) } else { question.min };
    let mut picks = Vec::new();
    while picks.len() < number && !left.is_empty() {
        picks.push(left.swap_remove(dice.below(left.len())));
    }
    Ok(picks)
}

pub(crate) fn answer(moment: u32, picks: &[u16]) -> Value {
    json!({"answer": {"moment": moment, "picks": picks}})
}

/// Two people at a table of their own, the game begun. `number` tells them from all others.
pub(crate) async fn pair(server: SocketAddr, game: Game, number: u32) -> Done<(String, [Person; 2], [Client; 2])> {
    let mut people = [Person::new(server, 2 * number), Person::new(server, 2 * number + 1)];
    for (seat, person) in people.iter_mut().enumerate() {
        person.become_somebody(["Ana", "Luis"][seat]).await?;
    }
    let table = people[0].table(game, &json!(["me", "open"])).await?;
    let mut clients = [people[0].connect(&table, None).await?, people[1].connect(&table, None).await?];
    clients[1].wish(&json!({"sit": {"seat": 1}})).await?;
    clients[1].wish(&json!({"ready": {"ready": true}})).await?;
    Ok((table, people, clients))
}

/// A table with two people, the game begun.
pub(crate) type Pair = (Game, String, [Person; 2], [Client; 2]);

/// Those with these numbers, a few at a time: nobody comes with a thousand friends at once.
pub(crate) async fn pairs(server: SocketAddr, numbers: Range<u32>) -> Done<Vec<Pair>> {
    let mut pairs = Vec::new();
    for first in numbers.clone().step_by(20) {
        let group = (first..numbers.end.min(first + 20)).map(|number| async move {
            let game = Game::BOTH[number as usize % 2];
            pair(server, game, number).await.map(|(table, people, clients)| (game, table, people, clients))
        });
        for pair in futures_util::future::join_all(group).await {
            pairs.push(pair?);
        }
    }
    Ok(pairs)
}

/// Both are ready for another game, and see it begin.
pub(crate) async fn again(clients: &mut [Client; 2]) -> Done {
    for client in clients.iter_mut() {
        client.wish(&json!({"ready": {"ready": true}})).await?;
    }
    for client in clients {
        while client.now.is_over {
            client.next().await?;
        }
    }
    Ok(())
}

/// Until one of them hears something.
pub(crate) async fn listen([ana, luis]: &mut [Client; 2]) -> Done {
    tokio::select! {
        heard = ana.next() => heard.map(drop),
        heard = luis.next() => heard.map(drop),
    }
}
