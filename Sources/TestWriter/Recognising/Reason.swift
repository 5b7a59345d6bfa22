/// The reason why a binding is not judged.
struct Reason: Error, Hashable {
  /// The kinds of reasons, which the overview counts.
  enum Kind: String, CaseIterable {
    case needsValue, isPrivate, needsScene, isStored, hasNoBase, unknown
  }
  let kind: Kind
  /// The reason in words.
  let words: String
  /// The type of the value that a test would need.
  ///
  /// Nil if the reason is another.
  var type: String?

  init(_ kind: Kind, _ words: String, of type: String? = nil) {
    self.kind = kind
    self.words = words
    self.type = type
  }

  /// Returns the reason that values of a type cannot be compared.
  static func notEquatable(_ type: SwiftType) -> Reason {
    Reason(.unknown, "\(type.text) cannot be compared: make it Equatable")
  }
}
