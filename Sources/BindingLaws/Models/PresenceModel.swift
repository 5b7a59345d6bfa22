/// A model whose ports come and go: the inside of an optional, the elements of an array.
///
/// A port names what it is bound to, not where that is. A binding that is held after its port has gone
/// must neither trap nor write.
public protocol PresenceModel: ReferenceModel {
  /// Whether a held binding whose port has gone has to read the last value that it read before.
  ///
  /// By default it may read anything, such as the value that it was made with, as long as reading changes
  /// nothing.
  var goneReadsLast: Bool { get }
}

extension PresenceModel {
  public var goneReadsLast: Bool { false }
}
