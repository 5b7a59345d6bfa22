/// The checker's own cell, which holds the base of a trial and sees every access to it.
///
/// A system derives its bindings from the source that it is given. Memory that a system keeps
/// beside its source is what the honesty laws are there to see.
public final class Source<Base> {
  /// One write: the base that was written and the transaction it came in.
  public struct Write {
    /// The base after the write.
    public let base: Base
    /// The label of the transaction, or `nil` outside of any.
    public let transaction: String?
  }

  /// The base as it is, read without being counted.
  public private(set) var base: Base
  /// How often the base was read through `value`.
  public private(set) var readCount = 0
  /// How often the base was written through `value` or `write`.
  public private(set) var writeCount = 0
  /// Every write in order, kept while `isLogging`.
  public private(set) var writes: [Write] = []
  /// Whether writes are kept in `writes`; they are always counted.
  public var isLogging = false

  /// Makes a source that holds this base.
  public init(_ base: Base) {
    self.base = base
  }

  /// The base as a binding sees it: each read is counted, each write counted and logged.
  public var value: Base {
    get {
      readCount &+= 1
      return base
    }
    set { write(newValue) }
  }

  /// Writes the base in a transaction.
  ///
  /// - Parameters:
  ///   - newBase: The base from now on.
  ///   - transaction: The label of the transaction, or `nil` outside of any.
  public func write(_ newBase: Base, transaction: String? = nil) {
    writeCount &+= 1
    if isLogging { writes.append(Write(base: newBase, transaction: transaction)) }
    base = newBase
  }

  /// Writes the base from behind: no binding did it, and nothing is counted.
  public func rewrite(_ newBase: Base) {
    base = newBase
  }
}
