use dominion::Kind;

/// Each new ability must be looked at beside all the others: this list changes only with a reviewed snapshot.
#[test]
fn which_card_has_which_hook() {
    let mut list = String::new();
    for kind in Kind::ALL {
        let card = kind.card();
        let bonuses = [(card.cards, "cards"), (card.actions, "actions"), (card.buys, "buys"), (card.coins, "coins")];
        let bonuses = bonuses.iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{name} {n}"));
        let columns: Vec<String> = bonuses.chain(card.hooks().into_iter().map(str::to_owned)).collect();
        list += &format!("{}: {}\n", kind.id(), columns.join(", "));
    }
    insta::assert_snapshot!(list);
}
