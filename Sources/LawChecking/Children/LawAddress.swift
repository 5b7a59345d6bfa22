import BindingLaws
import Foundation

/// A law that another process of the same program finds again.
struct LawAddress: Codable, Sendable {
  /// The name of the law, and its other texts.
  private let names: LawDescription
  /// The type of the form.
  private let type: TypeAddress
  /// The form, in JSON.
  private let form: Data

  /// - Throws: An error that says what to do if the form cannot be found again.
  init(of law: Law) throws(ChildError) {
    guard let type = TypeAddress(of: Swift.type(of: law.form)),
      let form = try? JSONEncoder().encode(law.form)
    else { throw .unreachableType("\(Swift.type(of: law.form))") }
    names = LawDescription(law)
    self.type = type
    self.form = form
  }

  /// The law.
  ///
  /// Nil in another program.
  var law: Law? {
    guard let type = type.type as? any Law.Form.Type,
      let form = try? JSONDecoder().decode(type, from: form)
    else { return nil }
    return Law(names.id, names.title, names.maths, tier: names.tier, form)
  }
}
