/// The reason why a binding is not judged.
struct Reason: Error, Hashable {
  enum Kind: String, CaseIterable {
    case needsValue, isPrivate, needsScene, isStored, hasNoBase, unknown
  }
  let kind: Kind
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

  static func notEquatable(_ type: SwiftType) -> Reason {
    Reason(.unknown, "\(type.text) cannot be compared: make it Equatable")
  }
}
