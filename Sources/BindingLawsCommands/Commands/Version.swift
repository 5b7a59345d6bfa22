/// The version of this package, as `--version` and the pages print it.
///
/// `CI/same` keeps such pages. A test compares it with the heading of `CHANGELOG.md`.
let version = "0.1.0-dev"
