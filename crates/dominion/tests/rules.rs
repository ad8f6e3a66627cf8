//! All tests of the rules from outside, one binary.
#![allow(clippy::print_stdout)] // the number of scenarios is worth reading

mod contract;
mod hooks;
mod scenarios;
mod sittings;
