//! The server as a process of its own, which can be killed and started again on the same database and port.

use crate::{Done, Served};
use std::{
    fs::File,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    process::Stdio,
    time::{Duration, Instant},
};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    process::{Child, Command},
};

/// A server that has not answered by then does not start.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    program: PathBuf,
    pub(crate) database: String,
    arguments: Vec<String>,
    child: Option<Child>,
    folder: TempDir,
}

impl Server {
    /// `arguments` go to `dominio serve`.
    pub(crate) fn prepare(served: &Served, arguments: &[&str]) -> Done<Server> {
        let folder = tempfile::tempdir().map_err(|e| format!("no folder for the database: {e}"))?;
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.map_err(|e| format!("no free port: {e}"))?;
        let own = || format!("sqlite:{}", folder.path().join("proof.db").display());
        let database = served.db.clone().unwrap_or_else(own);
        let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        Ok(Server { address, program: served.server.clone(), database, arguments, child: None, folder })
    }

    /// Starts it; how long it took until it answered.
    pub(crate) async fn start(&mut self) -> Done<Duration> {
        let begun = Instant::now();
        let log = File::options().create(true).append(true).open(self.log());
        let log = log.map_err(|e| format!("{}: {e}", self.log().display()))?;
        let mut command = Command::new(&self.program);
        command.args(["serve", "--no-search", "--addr", &self.address.to_string(), "--db", &self.database]);
        command.args(&self.arguments).stdout(Stdio::null()).stderr(log).kill_on_drop(true);
        let child = command.spawn().map_err(|e| format!("{} does not start: {e}", self.program.display()))?;
        self.child = Some(child);
        while !self.is_well().await {
            let ended = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten());
            if let Some(status) = ended {
                return Err(format!("the server has ended ({status}):\n{}", self.said()));
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("the server does not answer:\n{}", self.said()));
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(begun.elapsed())
    }

    async fn is_well(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(self.address).await else { return false };
        let request = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        let mut answer = String::new();
        stream.write_all(request.as_bytes()).await.is_ok()
            && stream.read_to_string(&mut answer).await.is_ok()
            && answer.starts_with("HTTP/1.1 200")
    }

    /// As a power cut does: nothing is said good-bye to.
    pub(crate) async fn kill(&mut self) -> Done {
        if let Some(mut child) = self.child.take() {
            child.kill().await.map_err(|e| format!("the server cannot be killed: {e}"))?;
        }
        Ok(())
    }

    /// Fails when the server has ended by itself, or something in it has panicked.
    pub(crate) fn check(&mut self) -> Done {
        let ended = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten());
        if let Some(status) = ended {
            return Err(format!("the server has ended ({status}):\n{}", self.said()));
        }
        match self.said() {
            said if said.contains("panicked") => Err(format!("something in the server has failed:\n{said}")),
            _ => Ok(()),
        }
    }

    /// Memory now and at most, in megabytes.
    pub(crate) fn memory(&self) -> Done<[f64; 2]> {
        let number = self.child.as_ref().and_then(Child::id).ok_or("the server does not run")?;
        let path = format!("/proc/{number}/status");
        let status = std::fs::read_to_string(&path).map_err(|e| format!("{path}: {e}"))?;
        let line = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
            kilobytes.map(|kilobytes| kilobytes / 1024.0).ok_or_else(|| format!("{path} does not tell {name}"))
        };
        Ok([line("VmRSS:")?, line("VmHWM:")?])
    }

    /// Seconds of work so far.
    pub(crate) fn work(&self) -> Done<f64> {
        let number = self.child.as_ref().and_then(Child::id).ok_or("the server does not run")?;
        let path = format!("/proc/{number}/stat");
        let stat = std::fs::read_to_string(&path).map_err(|e| format!("{path}: {e}"))?;
        let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
        let ticks = after.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
        Ok(ticks.sum::<f64>() / TICKS)
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn said(&self) -> String {
        std::fs::read_to_string(self.log()).unwrap_or_default()
    }
}

/// Of the system's clock in a second, on all Linux that we know of.
const TICKS: f64 = 100.0;

/// Seconds, of all cores together, that the host of this machine gave to others while there was work to do here.
pub(crate) fn stolen() -> f64 {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks = stat.lines().next().and_then(|line| line.split_whitespace().nth(8)?.parse::<f64>().ok());
    ticks.unwrap_or_default() / TICKS
}
