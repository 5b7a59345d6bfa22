/// The kinds of things that a user names.
///
/// The raw values stand in messages.
enum NamedKind: String {
  case system
  case law
  case command
  case commandOrSystem = "command or system"
  case lawOrSystem = "law or system"

  /// The command that lists things of the kind.
  var overview: String {
    switch self {
    case .law: "list --laws"
    case .command: "--help"
    case .system, .commandOrSystem, .lawOrSystem: "list"
    }
  }
}
