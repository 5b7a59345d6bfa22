/// A law: a row of names, and what it states of systems of some kind.
///
/// It is a value, so that it can be listed, counted, printed and declared broken by its name. Other
/// packages add rows of their own:
///
/// ```swift
/// extension Law {
///   /// A reset brings the first base back.
///   static let resets = Law("resets", "a reset brings the start back", "reset(x) = s", Resets())
/// }
/// ```
///
/// Where source text is written for a law, its member is taken to be called like the law: `set-get` is
/// `.setGet`.
public struct Law: Identifiable, Sendable {
  /// The one name of the law, such as `set-get`.
  public let id: String
  /// What the law says, in a few words.
  public let title: String
  /// What the law says, as an equation.
  public let maths: String
  /// How much is at stake when it breaks.
  public let tier: Tier
  /// What the law states.
  package let form: any Form

  /// Adds a law.
  ///
  /// - Parameters:
  ///   - id: Its one name, in small letters and hyphens; tokens and command lines go by it.
  ///   - title: What it says, in a few words.
  ///   - maths: What it says, as an equation.
  ///   - tier: How much is at stake when it breaks.
  ///   - form: What it states.
  public init(
    _ id: String, _ title: String, _ maths: String, tier: Tier = .strict, _ form: any Form
  ) {
    self.id = id
    self.title = title
    self.maths = maths
    self.tier = tier
    self.form = form
  }

  /// The law for a model, or `nil` when the model is not of the kind that the law speaks about.
  public func statement<Model: ReferenceModel>(for model: Model) -> Statement<Model>? {
    form.statement(for: model)
  }
}

extension String {
  /// What a member is called that goes by this name: `setGet` for `set-get`.
  package var memberName: String {
    let words = split { $0 == "-" || $0 == " " }.map(String.init)
    return words.dropFirst().reduce(words.first ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension Law: Hashable {
  /// Laws are the same that have one name and state the same.
  public static func == (one: Law, other: Law) -> Bool {
    one.id == other.id && AnyHashable(one.form) == AnyHashable(other.form)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Law: CustomStringConvertible {
  public var description: String { id }
}

extension Law {
  /// How binding a law is.
  ///
  /// JSON, pages and `LAWS.md` hold the raw values, which `Words.md` explains.
  public enum Tier: String, Sendable, Codable {
    /// A system that breaks it is wrong.
    case strict
    /// One of several defensible choices.
    case policy
    /// It is new, and binding from a later version on: that it breaks fails no search.
    case proposed
  }
}
