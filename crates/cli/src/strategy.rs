//! `dominio strategy`: the library, and the search for a strategy in any kingdom.

use crate::{
    arguments::{Search, StrategyTask},
    choose,
    failure::Done,
    file, opponents,
    screen::{self, BOLD, DIM},
    sim,
};
use content::Words;
use dominion::Kind;
use serde_json::json;
use simulator::{Leader, SearchPlan, search};
use table::Seed;

pub(crate) fn run(words: &Words, task: &StrategyTask) -> Done {
    match task {
        StrategyTask::List => list(words),
        StrategyTask::Show { name } => match bots::strategy::text(name) {
            Some(text) => screen::line(text.trim_end()),
            None => {
                let ids: Vec<&str> = bots::strategy::library().map(|(id, _)| id).collect();
                Err(choose::unknown_player(words, name, &ids))
            }
        },
        StrategyTask::Search(options) => find(words, options),
    }
}

fn list(words: &Words) -> Done {
    for (id, strategy) in bots::strategy::library() {
        let values = [("id", id.into()), ("name", strategy.name.as_str().into())];
        screen::styled(BOLD, &words.say("strategy-line", &values))?;
        if let Some(kingdom) = &strategy.kingdom {
            screen::styled(DIM, &format!("  {kingdom}"))?;
        }
    }
    Ok(())
}

fn find(words: &Words, options: &Search) -> Done {
    let chosen = choose::kingdom(words, &options.kingdom, Seed::from_number(options.batch.seed))?;
    let seats = chosen.table.is_none().then_some(2);
    let setup = choose::table(words, &chosen, seats, options.batch.table())?;
    let plan = SearchPlan {
        kingdom: setup.kingdom.clone(),
        rules: setup.rules,
        shelters: setup.shelters,
        budget: options.games.unwrap_or_else(|| options.effort.games()),
        seed: options.batch.seed,
        threads: options.batch.threads(),
    };
    if let Some(path) = &options.save {
        file::can_be_written(words, path)?;
    }
    let found = sim::watched(words, plan.budget, |watch| search(&plan, watch))?;
    let ids: Vec<&str> = setup.kingdom.iter().map(|kind| kind.id()).collect();
    let best = &found.leaders[0];
    let strategy = bots::Strategy { kingdom: Some(ids.join(",")), ..best.strategy.clone() };
    if let Some(path) = &options.save {
        file::write(words, path, &strategy.to_string())?;
    }
    if !found.interrupted {
        opponents::keep(words, opponents::cache().as_ref(), &plan, &strategy);
    }
    let [low, high] = best.share_ci95;
    if options.json {
        let found_json = json!({
            "strategy": strategy.to_string(),
            "share": best.share,
            "share_ci95": [low, high],
            "games": found.games,
            "tried": found.tried,
            "leaders": found.leaders.iter().map(in_json).collect::<Vec<_>>(),
            "seed": options.batch.seed,
        });
        screen::raw(&format!("{found_json:#}\n"))?;
        return sim::finished(words, found.interrupted);
    }
    screen::line(strategy.to_string().trim_end())?;
    let values = [
        ("share", sim::share(words, best.share, best.share_ci95).into()),
        ("tried", found.tried.into()),
        ("games", found.games.into()),
    ];
    screen::styled(DIM, &format!("# {}", words.say("strategy-found", &values)))?;
    found.leaders[1..].iter().enumerate().try_for_each(|(i, leader)| runner_up(words, i + 2, leader))?;
    sim::finished(words, found.interrupted)
}

fn in_json(leader: &Leader) -> serde_json::Value {
    let against = |(share, ci95): (f64, [f64; 2])| json!({ "share": share, "share_ci95": ci95 });
    json!({
        "strategy": leader.strategy.to_string(),
        "share": leader.share,
        "share_ci95": leader.share_ci95,
        "against_best": leader.against_best.map(against),
    })
}

/// Another of the best menus: the cards that make it different, and its results.
fn runner_up(words: &Words, place: usize, leader: &Leader) -> Done {
    let mut ids: Vec<&str> = leader.strategy.cards().filter(|kind| kind.card().is_kingdom()).map(Kind::id).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        ids.push("big-money");
    }
    let best = leader.against_best.map_or_else(String::new, |(share, ci95)| sim::share(words, share, ci95));
    let values = [
        ("place", place.into()),
        ("cards", ids.join(", ").into()),
        ("share", sim::share(words, leader.share, leader.share_ci95).into()),
        ("best", best.into()),
    ];
    screen::styled(DIM, &format!("# {}", words.say("strategy-leader", &values)))
}
