//! What `crates/proof` shows about the server, with everything built for it.

use crate::{
    postgres,
    steps::{Done, cargo, run, target},
    web,
};

/// On SQLite, and where it is wanted on PostgreSQL, too.
pub(crate) fn beside_server(proof: &str, arguments: &[String], on_postgres: bool) -> Done {
    web::build()?;
    run(cargo(&["build", "--release", "--package", "dominio", "--package", "proof"]))?;
    let command = || {
        let mut command = cargo(&["run", "--quiet", "--release", "--package", "proof", "--", proof]);
        command.arg("--server").arg(target().join("release/dominio")).args(arguments);
        command
    };
    println!("{proof}, on SQLite");
    run(command())?;
    if on_postgres {
        println!("{proof}, on PostgreSQL");
        postgres::with(|address| run(command().args(["--db", &format!("{address}/postgres")])))?;
    }
    Ok(())
}

pub(crate) fn leaks(arguments: &[String]) -> Done {
    run(cargo(&["run", "--quiet", "--release", "--package", "proof", "--", "leaks"]).args(arguments))
}
