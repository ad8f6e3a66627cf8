//! A PostgreSQL server of our own, for as long as tests need one.

use crate::steps::{Done, run};
use crate::web::{apt, is_root};
use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    address: String,
}

impl Postgres {
    pub(crate) fn start() -> Result<Postgres, String> {
        let programs = programs()?;
        let folder = std::env::temp_dir().join(format!("dominio-postgres-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder))?; // it refuses to run as root
        }
        let port = free_port()?;
        let server = Postgres { programs, folder, address: format!("postgres://dominio@127.0.0.1:{port}") };
        let data = server.data();
        let mut init = server.command("initdb");
        run(init.args(["--username=dominio", "--auth=trust", "--encoding=UTF8", "--no-sync", "-D"]).arg(&data))?;
        let options =
            format!("-c listen_addresses=127.0.0.1 -p {port} -k {} -c max_connections=300", server.folder.display());
        let mut start = server.command("pg_ctl");
        start.args(["--wait", "--options", &options, "-D"]).arg(&data);
        run(start.arg("-l").arg(server.folder.join("log")).arg("start"))?;
        Ok(server)
    }

    /// To which the name of a database is added.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(&self.folder).stdout(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        drop(stop.args(["--mode=immediate", "-D"]).arg(self.data()).arg("stop").status());
        drop(fs::remove_dir_all(&self.folder));
    }
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(|e| format!("no free port: {e}"))
}

/// Where the programs of the newest version are; where root allows, it is installed.
fn programs() -> Result<PathBuf, String> {
    let found = || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let folders = versions.map(|version| version.path().join("bin"));
        let elsewhere = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>();
        let mut all: Vec<PathBuf> =
            elsewhere.into_iter().chain(folders).filter(|bin| bin.join("initdb").exists()).collect();
        all.sort();
        all.pop()
    };
    if let Some(programs) = found() {
        return Ok(programs);
    }
    let missing = "the tests of the store need PostgreSQL: install it (Debian: apt-get install postgresql)";
    if !Path::new("/usr/bin/apt-get").exists() || !is_root() {
        return Err(missing.to_owned());
    }
    no_server_of_the_system().map_err(|e| e.to_string())?;
    drop(apt(&["update"])); // older lists may do
    apt(&["install", "--yes", "--no-install-recommends", "postgresql"])?;
    found().ok_or_else(|| missing.to_owned())
}

/// The package would start a server that nobody here wants.
fn no_server_of_the_system() -> std::io::Result<()> {
    let folder = Path::new("/etc/postgresql-common/createcluster.d");
    fs::create_dir_all(folder)?;
    fs::write(folder.join("dominio.conf"), "create_main_cluster = false\n")
}

/// Runs something while a server is there.
pub(crate) fn with(work: impl FnOnce(&str) -> Done) -> Done {
    let server = Postgres::start()?;
    work(server.address())
}
