/// A part of a whole: how to read it, and how to change the whole when it is written.
///
/// ``DerivableBinding/init(_:through:)`` makes a binding of it, of any type. The binding is lawful if the
/// functions are: they get what was put (`set-get`), putting what they got changes nothing (`get-set`), and
/// the last put wins (`set-set`).
public struct Lens<Whole, Part> {
  /// Returns the part of a whole.
  @usableFromInline let get: (Whole) -> Part
  /// Returns the whole after a write of the part.
  ///
  /// Nil rejects the write. It reads the whole only if it needs it.
  @usableFromInline let changed: (_ whole: () -> Whole, _ part: Part) -> Whole?

  /// Makes a part that is written into the current whole.
  ///
  /// - Parameters:
  ///   - get: Returns the part of a whole.
  ///   - accepts: Returns whether the part can be written into this whole now; by default it always can.
  ///   - put: Writes the part into the whole. `get` should return the part that it puts.
  @inlinable
  public init(
    get: @escaping (Whole) -> Part, accepts: @escaping (Whole, Part) -> Bool = { _, _ in true },
    put: @escaping (inout Whole, Part) -> Void
  ) {
    self.get = get
    changed = { whole, part in
      var value = whole()
      guard accepts(value, part) else { return nil }
      put(&value, part)
      return value
    }
  }

  /// Makes the part at a key path: a property, or a subscript such as
  /// ``Swift/Optional/subscript(isSelecting:)``.
  ///
  /// Binding types with a lookup by key path do not need this: `$filter[isSelecting: tag]` already is the
  /// binding.
  ///
  /// - Parameter path: The key path to the part.
  @inlinable
  public init(_ path: WritableKeyPath<Whole, Part>) {
    self.init(get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 })
  }

  /// Makes another form of the whole, from which a write determines the whole.
  ///
  /// - Parameters:
  ///   - get: Converts a value that is read.
  ///   - back: Converts a value that is written. Nil rejects it.
  @inlinable
  public init(get: @escaping (Whole) -> Part, back: @escaping (Part) -> Whole?) {
    self.get = get
    changed = { _, part in back(part) }
  }
}
