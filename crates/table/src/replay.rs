use crate::{Answer, Generator, Luck, Observer, Refused, Rules, Seat, Seed, Sitting, Verb};
use serde::{Deserialize, Serialize};

/// A whole game as a small file: set-up, seed and what was answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Replay<R: Rules> {
    /// Of this file format.
    pub format: u32,
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u32,
    pub setup: R::Setup,
    pub generator: Generator,
    pub seed: Seed,
    pub entries: Vec<Entry<R>>,
    /// [`Rules::fingerprint`] after the last entry.
    pub hash: String,
}

/// One line of the record. An undo is written down too; nothing is ever taken out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Entry<R: Rules> {
    Answer { seat: Seat, verb: Verb, picks: Answer, choices: Vec<R::Choice> },
    Undo { answers: u32 },
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("not a replay: {0}")]
    Syntax(String),
    #[error("replay format {found}; this program reads format {expected}")]
    Format { found: u32, expected: u32 },
    #[error("a replay of «{found}», not of «{expected}»")]
    Game { found: String, expected: &'static str },
    #[error("played under rules version {found}; this program knows versions up to {expected}")]
    Newer { found: u32, expected: u32 },
    #[error("the set-up is impossible: {0}")]
    Setup(String),
    #[error("step {step}: {reason}")]
    Step { step: usize, reason: StepError },
    #[error("the final state has the hash {found}, but the replay says {expected}")]
    Hash { found: String, expected: String },
}

/// What is wrong with one entry of a replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    #[error("{seat} answers «{}», which is not what is asked", verb.id())]
    NotAsked { seat: Seat, verb: Verb, asked: Option<(Seat, Verb)> },
    #[error("{choices} was not offered")]
    NotOffered { choices: String },
    #[error("the picks stand for {found}, but the replay says {expected}")]
    Disagrees { found: String, expected: String },
    #[error("{0}")]
    Refused(#[from] Refused),
    #[error("an undo of {wanted} answers, but there are {available}")]
    Undo { wanted: u32, available: usize },
}

impl<R: Rules> Replay<R> {
    pub const FORMAT: u32 = 1;

    /// One entry a line, so that a replay can be read and compared.
    pub fn to_json(&self) -> String {
        let json = |value: &dyn Fn() -> serde_json::Result<String>| value().expect("a replay is plain data");
        let entries: Vec<String> = self.entries.iter().map(|e| json(&|| serde_json::to_string(e))).collect();
        let lines = if entries.is_empty() { String::new() } else { format!("\n    {}\n  ", entries.join(",\n    ")) };
        format!(
            "{{\n  \"format\": {},\n  \"game\": {},\n  \"rules\": {},\n  \"setup\": {},\n  \"generator\": {},\n  \"seed\": \"{}\",\n  \"entries\": [{lines}],\n  \"hash\": {}\n}}\n",
            self.format,
            json(&|| serde_json::to_string(&self.game)),
            self.rules,
            json(&|| serde_json::to_string(&self.setup)),
            json(&|| serde_json::to_string(&self.generator)),
            self.seed,
            json(&|| serde_json::to_string(&self.hash)),
        )
    }

    /// Reads a replay; the error says the line and column of what is wrong.
    pub fn from_json(text: &str) -> Result<Replay<R>, ReplayError> {
        #[derive(Deserialize)]
        struct Header {
            format: u32,
            game: String,
            rules: u32,
        }
        let syntax = |e: serde_json::Error| ReplayError::Syntax(e.to_string());
        let header: Header = serde_json::from_str(text).map_err(syntax)?;
        if header.format != Self::FORMAT {
            return Err(ReplayError::Format { found: header.format, expected: Self::FORMAT });
        }
        if header.game != R::GAME {
            return Err(ReplayError::Game { found: header.game, expected: R::GAME });
        }
        if header.rules > R::VERSION {
            return Err(ReplayError::Newer { found: header.rules, expected: R::VERSION });
        }
        serde_json::from_str(text).map_err(syntax)
    }

    /// The game before the first entry.
    pub fn begin(&self, observer: &mut dyn Observer<R::Event>) -> Result<Sitting<R>, ReplayError> {
        let luck = Luck::new(self.generator, self.seed);
        Sitting::<R>::new(self.setup.clone(), luck, observer).map_err(|e| ReplayError::Setup(e.to_string()))
    }

    /// Plays the next entry. An error leaves the sitting as it was: it can be watched, or continued from there.
    ///
    /// Under the version it was played with, picks and choices must agree. A replay of an older version is taken by
    /// its typed choices alone.
    pub fn step(&self, sitting: &mut Sitting<R>, observer: &mut dyn Observer<R::Event>) -> Result<(), ReplayError> {
        let at = sitting.version();
        let Some(entry) = self.entries.get(at) else { return Ok(()) };
        self.play_entry(sitting, entry, observer).map_err(|reason| ReplayError::Step { step: at + 1, reason })
    }

    /// Whether a sitting that has played all entries has come to the recorded state.
    pub fn check_hash(&self, sitting: &Sitting<R>) -> Result<Checked, ReplayError> {
        let found = sitting.game().fingerprint();
        match found == self.hash {
            true => Ok(Checked::Agrees),
            false if self.rules != R::VERSION => Ok(Checked::OlderRules),
            false => Err(ReplayError::Hash { found, expected: self.hash.clone() }),
        }
    }

    /// The game after `to` entries (all of them when absent); the whole one must have the recorded hash.
    pub fn play(&self, to: Option<usize>) -> Result<Sitting<R>, ReplayError> {
        let mut sitting = self.begin(&mut ())?;
        let end = to.unwrap_or(self.entries.len()).min(self.entries.len());
        while sitting.version() < end {
            self.step(&mut sitting, &mut ())?;
        }
        if end == self.entries.len() {
            self.check_hash(&sitting)?;
        }
        Ok(sitting)
    }

    fn play_entry(
        &self,
        sitting: &mut Sitting<R>,
        entry: &Entry<R>,
        to: &mut dyn Observer<R::Event>,
    ) -> Result<(), StepError> {
        let (seat, verb, picks, choices) = match entry {
            Entry::Undo { answers } => {
                let available = sitting.answers();
                let wrong = StepError::Undo { wanted: *answers, available };
                return if sitting.undo(*answers as usize) { Ok(()) } else { Err(wrong) };
            }
            Entry::Answer { seat, verb, picks, choices } => (*seat, *verb, picks, choices),
        };
        let Some(question) = sitting.question() else {
            return Err(StepError::NotAsked { seat, verb, asked: None });
        };
        if (question.decider, question.verb) != (seat, verb) {
            let asked = Some((question.decider, question.verb));
            return Err(StepError::NotAsked { seat, verb, asked });
        }
        let answer = if self.rules == R::VERSION {
            let found = question.typed(picks)?;
            if found != *choices {
                let (found, expected) = (written::<R>(&found), written::<R>(choices));
                return Err(StepError::Disagrees { found, expected });
            }
            picks.clone()
        } else {
            let missing = || StepError::NotOffered { choices: written::<R>(choices) };
            question.find(choices).ok_or_else(missing)?
        };
        sitting.give(&answer, to).map(|_| ()).map_err(StepError::from)
    }
}

/// What the hash of a replay says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    Agrees,
    /// It differs, as it may: the game was played under an older version of the rules.
    OlderRules,
}

/// Choices as a replay writes them.
fn written<R: Rules>(choices: &[R::Choice]) -> String {
    serde_json::to_string(choices).expect("a choice is plain data")
}
