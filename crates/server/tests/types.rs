//! The client's types are those of the server.

use server::protocol::{FromServer, Me, NewName, NewTable, Problem, TableMade, ToServer};
use std::{any::TypeId, collections::BTreeMap, fs, path::Path};
use ts_rs::{Config, TS, TypeVisitor};

/// Every type that can be sent, by name.
#[derive(Default)]
struct Types {
    config: Config,
    seen: Vec<TypeId>,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        if T::output_path().is_some() {
            let comment = T::docs().unwrap_or_default();
            self.declared.insert(T::ident(&self.config), format!("{comment}export {}\n", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
    }
}

#[test]
fn the_client_has_the_servers_types() {
    let mut types = Types::default();
    types.visit::<ToServer>();
    types.visit::<FromServer>();
    types.visit::<NewTable>();
    types.visit::<TableMade>();
    types.visit::<Me>();
    types.visit::<NewName>();
    types.visit::<Problem>();
    // what the protocol leaves to each game
    types.visit::<dominion::View>();
    types.visit::<dominion::Choice>();
    types.visit::<dominion::Preview>();
    let all: Vec<String> = types.declared.into_values().collect();
    let text = format!("// Made from the server's types by “cargo xtask codegen”.\n\n{}", all.join("\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    if std::env::var_os("DOMINIO_CODEGEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/protocol.ts differs from the server's types: run “cargo xtask codegen”");
}
