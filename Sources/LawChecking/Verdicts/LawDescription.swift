public import BindingLaws

/// A verdict's description of its law: plain text, so that it can be printed if the law is not known.
public struct LawDescription: Hashable, Sendable, Codable {
  /// The name of the law, such as `set-get`.
  public let id: String
  /// The law in a few words.
  public private(set) var title: String
  /// The law as an equation.
  public private(set) var maths: String
  /// The family of the law, such as `round trip`.
  ///
  /// Empty if it belongs to no family of this library.
  public let family: String
  /// The tier of the law: how much is at stake if it is broken.
  public let tier: Law.Tier

  // A verdict writes these among its own fields: no name may be in both. `LinesOfJSON.md` lists them.
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

  /// Describes a law as it is for a model, which may have been learned from the system.
  ///
  /// The equation of `conforms` for other models, in `Terms`, also ends in "and the bases agree".
  ///
  /// - Parameter model: The model that the law is asked of.
  init(_ law: Law, of model: any ReferenceModel) {
    self.init(law)
    guard law == .conforms, model.learned != nil else { return }
    title = "it always does what it does when it is new"
    maths = "get(p, x) = new.get(p, x), and the bases agree"
  }

  /// The description for a system that no law judges.
  ///
  /// Tables compare it by `==`, also in verdicts from files: no word of it may change.
  package static let any = LawDescription(
    id: "any", title: "some law judges the system", maths: "", family: "", tier: .strict)
}
