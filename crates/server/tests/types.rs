//! What the client has from the server: types, and the facts that are printed on cards.

use dominion::{Edition, Kind};
use serde_json::json;
use server::protocol::{
    Block, Catalogue, Continue, Credentials, Earlier, Example, ExampleName, ExampleTopic, Farewell, Film, FilmFrame,
    FromServer, KingdomDrawn, KingdomWish, Me, NewName, NewPassword, NewReport, NewTable, PackView, Problem, TableMade,
    ToServer,
};
use std::{
    any::TypeId,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use ts_rs::{Config, TS, TypeVisitor};

/// Every type that can be sent, by name.
#[derive(Default)]
struct Types {
    config: Config,
    /// Declared in another file.
    elsewhere: Vec<TypeId>,
    seen: Vec<TypeId>,
    declared: BTreeMap<String, String>,
    imported: BTreeSet<String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        let named = T::output_path().is_some();
        if named && self.elsewhere.contains(&TypeId::of::<T>()) {
            self.imported.insert(T::ident(&self.config));
            return;
        }
        if named {
            let comment = T::docs().unwrap_or_default();
            self.declared.insert(T::ident(&self.config), format!("{comment}export {}\n", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
    }
}

impl Types {
    fn text(self) -> String {
        let all: Vec<String> = self.declared.into_values().collect();
        let names: Vec<String> = self.imported.into_iter().collect();
        let imports = match names.as_slice() {
            [] => String::new(),
            names => format!("import type {{ {} }} from \"./protocol.ts\";\n\n", names.join(", ")),
        };
        format!("// Made from the server's types by “cargo xtask codegen”.\n\n{imports}{}", all.join("\n"))
    }
}

#[test]
fn the_client_has_the_servers_types() {
    let mut types = Types::default();
    types.visit::<ToServer>();
    types.visit::<FromServer>();
    types.visit::<NewTable>();
    types.visit::<TableMade>();
    types.visit::<Earlier>();
    types.visit::<Me>();
    types.visit::<NewName>();
    types.visit::<Credentials>();
    types.visit::<NewPassword>();
    types.visit::<Farewell>();
    types.visit::<Block>();
    types.visit::<NewReport>();
    types.visit::<Problem>();
    types.visit::<Catalogue>();
    types.visit::<Film>();
    types.visit::<FilmFrame>();
    types.visit::<Continue>();
    types.visit::<ExampleTopic>();
    types.visit::<ExampleName>();
    types.visit::<Example>();
    types.visit::<KingdomWish>();
    types.visit::<KingdomDrawn>();
    let elsewhere = types.seen.clone();
    same("protocol.ts", &types.text());
    // what the protocol leaves to each game
    let mut types = Types { elsewhere: elsewhere.clone(), ..Types::default() };
    types.visit::<dominion::View>();
    types.visit::<dominion::Choice>();
    types.visit::<dominion::Preview>();
    same("dominion.ts", &types.text());
    let mut types = Types { elsewhere, ..Types::default() };
    types.visit::<dominations::View>();
    types.visit::<dominations::Choice>();
    types.visit::<dominations::Preview>();
    types.visit::<PackView>();
    same("dominations.ts", &types.text());
}

/// Whether a file of the client is what it should be; it is written when codegen asks for that.
fn same(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated").join(name);
    if std::env::var_os("DOMINIO_CODEGEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/generated/{name} is out of date: run “cargo xtask codegen”");
}

#[test]
fn the_client_knows_what_is_printed_on_cards() {
    let types = |kind: Kind, rules| kind.card().types_under(rules).names().map(str::to_lowercase).collect::<Vec<_>>();
    let card = |kind: &Kind| {
        let cost = kind.card().cost;
        let (printed, latest) = (types(*kind, Edition::Printed), types(*kind, Edition::Latest));
        let mut facts = json!({
            "id": kind.id(), "set": kind.card().set.id(), "kingdom": kind.card().is_kingdom(),
            "coin": cost.coin, "potion": cost.potion, "types": printed,
        });
        if printed != latest {
            facts["latest_types"] = json!(latest);
        }
        facts.to_string()
    };
    same("cards.json", &lines(Kind::ALL.iter().map(card)));
    let kingdom = |kingdom: &content::Kingdom| {
        let names = json!({"es": kingdom.names.es, "en": kingdom.names.en});
        json!({"id": kingdom.id, "source": kingdom.source, "names": names, "cards": kingdom.cards}).to_string()
    };
    same("kingdoms.json", &lines(content::kingdoms().iter().filter(|kingdom| kingdom.kinds().is_some()).map(kingdom)));
}

/// A list with one entry a line.
fn lines(entries: impl Iterator<Item = String>) -> String {
    format!("[\n{}\n]\n", entries.collect::<Vec<_>>().join(",\n"))
}
