//! What can be typed after `dominio`, in both languages.

use crate::{failure::Done, screen};
use clap::{
    Arg, ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum,
    error::{ContextKind, ContextValue, ErrorKind},
};
use content::{Language, Words};
use dominion::{Edition, Set, Shelters};
use std::{net::SocketAddr, path::PathBuf, process::ExitCode};

#[derive(Parser)]
#[command(
    name = "dominio",
    version,
    disable_help_subcommand = true,
    subcommand_required = true,
    arg_required_else_help = false
)]
struct Arguments {
    #[arg(long, global = true)]
    #[allow(dead_code)] // read before everything else by `language`
    lang: Option<Tongue>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, ValueEnum)]
enum Tongue {
    Es,
    En,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Play(Play),
    Cards {
        #[arg(long)]
        set: Option<SetName>,
        #[arg(long)]
        json: bool,
    },
    Kingdoms {
        #[arg(long)]
        json: bool,
    },
    Kingdom(KingdomOptions),
    Scenario {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    Replay {
        file: PathBuf,
        #[arg(long)]
        to: Option<usize>,
        #[arg(long)]
        content: Option<PathBuf>,
    },
    Sim(Sim),
    #[command(subcommand)]
    Strategy(StrategyTask),
    Serve(Serve),
    Admin {
        #[arg(long)]
        db: Option<String>,
        #[command(subcommand)]
        task: AdminTask,
    },
    #[command(subcommand)]
    Content(ContentTask),
    Completions {
        shell: clap_complete::Shell,
    },
}

#[derive(Subcommand)]
pub(crate) enum ContentTask {
    Check {
        folder: PathBuf,
    },
    /// `show-pack`, since `show` shows a strategy
    ShowPack {
        folder: Option<PathBuf>,
    },
}

#[derive(Subcommand)]
pub(crate) enum AdminTask {
    Backup {
        file: PathBuf,
    },
    Restore {
        file: PathBuf,
    },
    Export {
        folder: PathBuf,
    },
    Purge {
        /// In days.
        #[arg(long)]
        guests: Option<u32>,
        #[arg(long)]
        games: Option<u32>,
    },
    Reports {
        #[arg(long, default_value_t = 50)]
        number: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
}

#[derive(clap::Args)]
pub(crate) struct Serve {
    #[arg(long, default_value = "127.0.0.1:7230")]
    pub(crate) addr: SocketAddr,
    #[arg(long)]
    pub(crate) db: Option<String>,
    #[arg(long)]
    pub(crate) origin: Option<String>,
    #[arg(long)]
    pub(crate) no_search: bool,
    #[arg(long)]
    pub(crate) content: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) no_limits: bool,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long)]
    pub(crate) operations: Option<SocketAddr>,
    #[arg(long, value_enum, default_value = "text")]
    pub(crate) log: LogForm,
    #[arg(long)]
    pub(crate) verbose: bool,
}

#[derive(clap::Args)]
pub(crate) struct Play {
    #[arg(default_value = "dominion")]
    pub(crate) game: GameName,
    #[arg(long)]
    pub(crate) kingdom: Option<String>,
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Option<Vec<String>>,
    #[arg(long)]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableOptions,
    #[arg(long)]
    pub(crate) content: Option<PathBuf>,
    #[arg(long)]
    pub(crate) save: Option<PathBuf>,
}

/// What is typed about a table beside its kingdom and seats.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct TableOptions {
    #[arg(long)]
    pub(crate) rules: Option<RulesName>,
    #[arg(long)]
    pub(crate) shelters: Option<SheltersName>,
    /// Counted from 1.
    #[arg(long)]
    pub(crate) first: Option<u8>,
}

#[derive(clap::Args)]
pub(crate) struct KingdomOptions {
    #[arg(default_value = "random")]
    pub(crate) kingdom: String,
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    #[command(flatten)]
    pub(crate) table: TableOptions,
    #[arg(long)]
    pub(crate) seed: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct Sim {
    pub(crate) game: GameName,
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,
    #[arg(long, default_value = "first-game")]
    pub(crate) kingdom: String,
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    #[arg(long)]
    pub(crate) until_clear: bool,
    #[arg(long)]
    pub(crate) turns: bool,
    #[arg(long)]
    pub(crate) tournament: bool,
    #[arg(long, conflicts_with = "tournament")]
    pub(crate) sweep: Option<String>,
    #[command(flatten)]
    pub(crate) batch: Batch,
    #[arg(long)]
    pub(crate) content: Option<PathBuf>,
    #[arg(long)]
    pub(crate) report: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
}

/// What is typed about many games.
#[derive(clap::Args)]
pub(crate) struct Batch {
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) rules: Option<RulesName>,
    #[arg(long)]
    pub(crate) shelters: Option<SheltersName>,
}

impl Batch {
    /// Who begins changes from game to game.
    pub(crate) fn table(&self) -> TableOptions {
        TableOptions { rules: self.rules, shelters: self.shelters, first: None }
    }
    /// All cores when nothing else is said.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

#[derive(Subcommand)]
pub(crate) enum StrategyTask {
    List,
    Show { name: String },
    Search(Search),
}

#[derive(clap::Args)]
pub(crate) struct Search {
    #[arg(long, default_value = "first-game")]
    pub(crate) kingdom: String,
    #[arg(long, default_value = "quick")]
    pub(crate) effort: Effort,
    #[arg(long)]
    pub(crate) games: Option<u64>,
    #[command(flatten)]
    pub(crate) batch: Batch,
    #[arg(long)]
    pub(crate) save: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Effort {
    Quick,
    Full,
}

impl Effort {
    /// The most games that a search may play.
    pub(crate) fn games(self) -> u64 {
        match self {
            Effort::Quick => 200_000,
            Effort::Full => 1_000_000,
        }
    }
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub(crate) enum GameName {
    Dominion,
    Dominations,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum RulesName {
    Printed,
    Latest,
}

impl From<RulesName> for Edition {
    fn from(name: RulesName) -> Edition {
        match name {
            RulesName::Printed => Edition::Printed,
            RulesName::Latest => Edition::Latest,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum SheltersName {
    Draw,
    Yes,
    No,
}

impl From<SheltersName> for Shelters {
    fn from(name: SheltersName) -> Shelters {
        match name {
            SheltersName::Draw => Shelters::Draw,
            SheltersName::Yes => Shelters::Yes,
            SheltersName::No => Shelters::No,
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct SetName(pub(crate) Set);

impl ValueEnum for SetName {
    fn value_variants<'a>() -> &'a [SetName] {
        const NAMES: [SetName; Set::ALL.len()] = {
            let mut names = [SetName(Set::Basic); Set::ALL.len()];
            let mut i = 0;
            while i < names.len() {
                names[i] = SetName(Set::ALL[i]);
                i += 1;
            }
            names
        };
        &NAMES
    }
    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(self.0.id().into())
    }
}

/// `--lang` wherever it stands, otherwise the environment, otherwise English.
pub(crate) fn language() -> Language {
    let arguments: Vec<String> = std::env::args_os().map(|a| a.to_string_lossy().into_owned()).collect();
    let asked = arguments.iter().enumerate().find_map(|(i, argument)| match argument.strip_prefix("--lang") {
        Some("") => arguments.get(i + 1).cloned(),
        Some(value) => value.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = environment.into_iter().find(|value| !value.is_empty());
    asked.or(locale).and_then(|locale| Language::of_locale(&locale)).unwrap_or(Language::En)
}

/// The command, or the exit status after help, a version or an error has been printed.
pub(crate) fn parse(words: &Words) -> Result<Command, ExitCode> {
    let parsed = command(words).try_get_matches_from(std::env::args_os());
    match parsed.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => Ok(arguments.command),
        Err(error) => Err(explain(words, &error)),
    }
}

/// The arguments with all their texts in one language.
pub(crate) fn command(words: &Words) -> clap::Command {
    with_texts(Arguments::command(), words, "dominio", "dominio").after_help(words.say("help-dominio-more", &[]))
}

/// `path` is what is typed up to this command, `name` its part of the keys.
fn with_texts(command: clap::Command, words: &Words, path: &str, name: &str) -> clap::Command {
    let say = |key: &str| words.say(key, &[]);
    let text = |id: &str| match id {
        "help" => say("help-help"),
        "version" => say("help-version"),
        "lang" => say("help-lang"),
        id => say(&format!("help-{name}-{id}")),
    };
    let root = name == "dominio";
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(root);
    let mut command = command.about(say(&format!("help-{name}"))).disable_help_flag(true).disable_version_flag(true);
    if root {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command.arg(help).arg(version);
    }
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", say("help-usage"));
    let heading = |key: &str| say(key).trim_end_matches(':').to_owned();
    let (arguments, options) = (heading("help-arguments"), heading("help-options"));
    let usage = usage(&command, words, path);
    command
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(heading("help-commands"))
        .mut_args(|arg| {
            let mut help = text(arg.get_id().as_str());
            let values: Vec<String> = arg.get_possible_values().iter().map(|v| v.get_name().to_owned()).collect();
            if arg.get_action().takes_values() && !values.is_empty() {
                help += &format!(" ({})", words.say("help-values", &[("values", values.join(", ").into())]));
            }
            let default: Vec<_> = arg.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
            if arg.get_action().takes_values() && !default.is_empty() {
                help += &format!(" ({})", words.say("help-default", &[("value", default.join(",").into())]));
            }
            let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
            let takes_value = arg.get_action().takes_values();
            let arg = arg.help(help).help_heading(heading);
            if !takes_value {
                return arg;
            }
            let name = say(&format!("value-{}", arg.get_id()));
            arg.value_name(name).allow_negative_numbers(true).hide_default_value(true).hide_possible_values(true)
        })
        .mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            with_texts(sub, words, &format!("{path} {name}"), &name)
        })
}

/// `dominio play [OPTIONS] [GAME]`
fn usage(command: &clap::Command, words: &Words, path: &str) -> String {
    let mut usage = path.to_owned();
    usage += &format!(" {}", words.say("help-usage-options", &[]));
    let name = |arg: &Arg| words.say(&format!("value-{}", arg.get_id()), &[]);
    for option in command.get_opts().filter(|arg| arg.is_required_set()) {
        usage += &format!(" --{} <{}>", option.get_long().unwrap_or_default(), name(option));
    }
    for positional in command.get_positionals() {
        let name = name(positional);
        usage += &if positional.is_required_set() { format!(" <{name}>") } else { format!(" [{name}]") };
    }
    if command.has_subcommands() {
        usage += &format!(" {}", words.say("help-usage-command", &[]));
    }
    usage
}

/// Says in the reader's language what is wrong with the arguments.
fn explain(words: &Words, error: &clap::Error) -> ExitCode {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let message = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print(); // nobody may be reading any more
            return ExitCode::SUCCESS;
        }
        ErrorKind::UnknownArgument => {
            words.say("error-argument-unknown", &[("argument", context(ContextKind::InvalidArg).into())])
        }
        ErrorKind::InvalidSubcommand => {
            words.say("error-subcommand-unknown", &[("command", context(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            words.say("error-argument-no-value", &[("argument", context(ContextKind::InvalidArg).into())])
        }
        ErrorKind::ArgumentConflict => {
            let (one, other) = (context(ContextKind::InvalidArg), context(ContextKind::PriorArg));
            let key = if one == other { "error-argument-twice" } else { "error-argument-conflict" };
            words.say(key, &[("argument", one.into()), ("other", other.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let possible = context(ContextKind::ValidValue);
            let key = if possible.is_empty() { "error-argument-value" } else { "error-argument-values" };
            let value = ("value", context(ContextKind::InvalidValue).into());
            words.say(key, &[value, ("argument", context(ContextKind::InvalidArg).into()), ("values", possible.into())])
        }
        ErrorKind::MissingRequiredArgument => {
            words.say("error-argument-missing", &[("argument", context(ContextKind::InvalidArg).into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            words.say("error-subcommand-missing", &[])
        }
        _ => error.to_string(),
    };
    anstream::eprintln!("dominio: {message} {}", words.say("error-see-help", &[]));
    ExitCode::from(2)
}

pub(crate) fn completions(words: &Words, shell: clap_complete::Shell) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(words), "dominio", &mut script);
    screen::raw(&String::from_utf8_lossy(&script))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The keys that the help of a command and its arguments needs.
    fn needed(command: &clap::Command, name: &str, keys: &mut BTreeSet<String>) {
        keys.insert(format!("help-{name}"));
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str();
            keys.insert(if id == "lang" { "help-lang".to_owned() } else { format!("help-{name}-{id}") });
            if arg.get_action().takes_values() {
                keys.insert(format!("value-{id}"));
            }
        }
        command.get_subcommands().for_each(|sub| needed(sub, sub.get_name(), keys));
    }

    #[test]
    fn help_has_every_text_and_no_other() {
        let mut keys: BTreeSet<String> =
            ["usage", "usage-options", "usage-command", "commands", "arguments", "options", "values", "default"]
                .into_iter()
                .chain(["help", "version", "dominio-more"])
                .map(|key| format!("help-{key}"))
                .collect();
        needed(&Arguments::command(), "dominio", &mut keys);
        for language in Language::ALL {
            let files = language.files();
            let (_, text) = files.iter().find(|(name, _)| *name == "help.ftl").unwrap();
            let have: BTreeSet<String> = text
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
                .collect();
            assert_eq!(have, keys, "{}", language.code());
        }
    }
}
