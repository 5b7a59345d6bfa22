/// The reason why a binding is not judged.
struct Reason: Error, Hashable {
  /// The kinds of reasons, which the overview counts.
  enum Kind: String, CaseIterable {
    /// A test would need a value of some type.
    case needsValue
    /// The declaration is private.
    case isPrivate
    /// The state is what a view keeps while it is on a screen.
    case needsScene
    /// The declaration keeps a binding that it is given.
    case isStored
    /// Nothing gives the base to a test.
    case hasNoBase
    /// Any other reason.
    case unknown
  }

  /// The kind of the reason.
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
