//! All tests of the rules from outside, one binary.

mod contract;
mod hooks;
mod scenarios;
