/// A law: its name and texts, and what it states about systems of some kind.
///
/// A law is a value, so it can be listed, counted, printed and declared broken by its name. Other packages
/// add laws of their own:
///
/// ```swift
/// extension Law {
///   /// A reset brings the first base back.
///   static let resets = Law("resets", "a reset brings the start back", "reset(x) = s", Resets())
/// }
/// ```
///
/// Source text that is written for a law assumes that its member is named like it: `.setGet` for `set-get`.
public struct Law: Identifiable, Sendable {
  /// The one name of the law, such as `set-get`.
  public let id: String
  /// The law in a few words.
  public let title: String
  /// The law as an equation.
  public let maths: String
  /// The tier, which says how binding the law is.
  public let tier: Tier
  /// The statement of the law, for any model.
  package let form: any Form

  /// Makes a law.
  ///
  /// - Parameters:
  ///   - id: The name of the law, in small letters and hyphens. Tokens and command lines use it.
  ///   - title: The law in a few words.
  ///   - maths: The law as an equation.
  ///   - tier: How binding the law is.
  ///   - form: The statement of the law.
  public init(
    _ id: String, _ title: String, _ maths: String, tier: Tier = .strict, _ form: any Form
  ) {
    self.id = id
    self.title = title
    self.maths = maths
    self.tier = tier
    self.form = form
  }

  /// Returns the law's statement for a model.
  ///
  /// Nil if the law does not apply to models of this kind.
  public func statement<Model: ReferenceModel>(for model: Model) -> Statement<Model>? {
    form.statement(for: model)
  }
}

extension Law: Hashable {
  /// Returns whether two laws have the same name and make the same statement.
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
  /// The degrees to which laws are binding.
  ///
  /// JSON, pages and `LAWS.md` contain the raw values, which `Words.md` explains.
  public enum Tier: String, Sendable, Codable {
    /// A system that breaks the law is wrong.
    case strict
    /// The law is one of several defensible choices.
    case policy
    /// The law is new, and binding from a later version on. Until then, no search fails because it is broken.
    case proposed
  }
}
