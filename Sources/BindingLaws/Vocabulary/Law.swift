/// A family of laws: an enum with one case for each law.
///
/// A law is a value with a statement, so that it can be printed with its values put in, counted,
/// and compared modulo an equivalence. Other packages add families by conforming their own enum.
public protocol Law: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  /// What the law says, in a few words.
  var title: String { get }
  /// What the law says, as an equation.
  var maths: String { get }
  /// How much is at stake when it breaks.
  var tier: Tier { get }
  /// The law for a model, or `nil` when the model is not of the kind that the law speaks about.
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>?
}

extension Law {
  /// The one name of the law, such as `set-get`.
  public var id: String { rawValue }
  public var tier: Tier { .strict }
}

/// How binding a law is.
public enum Tier: String, Sendable, Codable {
  /// A system that breaks it is wrong.
  case strict
  /// A system that breaks it surprises its users.
  case conventional
  /// One of several defensible choices.
  case policy
  /// It is new, and binding from a later version on: that it breaks fails no command.
  case proposed
}
