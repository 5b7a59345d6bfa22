/// A port of an aggregate: the parent of all members, or one of them.
///
/// Kept traces contain the descriptions. Tests that reports print spell `.all`, and would have to spell any
/// other case without a payload.
public enum Aggregated: Hashable, Sendable, CustomStringConvertible {
  /// The parent.
  case all
  /// The member with this number.
  case member(Int)

  public var description: String {
    switch self {
    case .all: "all"
    case .member(let number): "member \(number)"
    }
  }
}
