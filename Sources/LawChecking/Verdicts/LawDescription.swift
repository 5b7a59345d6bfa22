public import BindingLaws

/// What a verdict says of its law: plain text, so that it can be printed where the law is not known.
public struct LawDescription: Hashable, Sendable, Codable {
  /// The one name of the law, such as `set-get`.
  public let id: String
  /// What the law says, in a few words.
  public private(set) var title: String
  /// What the law says, as an equation.
  public private(set) var maths: String
  /// The family of the law, such as `round trip`; empty where it is of no family of this library.
  public let family: String
  /// How much is at stake when it breaks.
  public let tier: Law.Tier

  // A verdict writes them among its own fields: no name may be in both. `LinesOfJSON.md` lists them.
  private enum CodingKeys: String, CodingKey {
    case id = "law"
    case title, maths, family, tier
  }
}

extension LawDescription {
  /// Describes a law.
  public init(_ law: Law) {
    self.init(
      id: law.id, title: law.title, maths: law.maths, family: law.family, tier: law.tier)
  }

  /// Describes a law as it is where the model was learned from the system.
  ///
  /// `Terms` has the equation of other models, with the same end.
  ///
  /// - Parameter model: The model that the law is asked of.
  init(_ law: Law, of model: any ReferenceModel) {
    self.init(law)
    guard law == .conforms, model.learned != nil else { return }
    title = "it always does what it does when it is new"
    maths = "get(p, x) = new.get(p, x), and the bases agree"
  }

  /// Stands for all laws where a system is judged by none.
  ///
  /// `LawTelling` knows it by `==`, also in verdicts from files: no word of it may change.
  package static let any = LawDescription(
    id: "any", title: "some law judges the system", maths: "", family: "", tier: .strict)
}
