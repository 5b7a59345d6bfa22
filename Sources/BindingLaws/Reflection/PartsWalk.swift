/// A walk over all parts of a value, which may replace some of them.
///
/// `StoredParts` says what a part is.
final class PartsWalk {
  /// Returns the new value of a part, or nil if the part is to stay as it is.
  ///
  /// The walk stores a new value as if by assignment, but calls no property observers. `counts` are the counts
  /// of the collections beside the part.
  typealias Replacement = (StoredPart, _ value: any Equatable, _ counts: [Int]) -> (any Equatable)?

  /// The closure that takes each part.
  private let replacement: Replacement
  /// Takes each property that is an optional or a list, and holds parts at present.
  private let noteHolder: (StoredPart) -> Void
  /// The shapes of the types that the walk has met.
  private var shapes: [ObjectIdentifier: Shape] = [:]

  /// The stored properties of a struct that matter to the walk.
  private struct Shape {
    /// The properties that are parts or contain parts.
    let visited: [StoredField]
    /// The properties that are collections, to which numbers beside them may be indices.
    let collections: [StoredField]
    /// Whether a stored property is called `id`.
    let storesID: Bool

    init(of type: Any.Type) {
      let fields = isOfCodeUnderTest(type) ? StoredField.all(of: type) : []
      storesID = fields.contains { $0.name == RowIdentity.property }
      visited = fields.filter { $0.isVariable && !$0.isHidden && !$0.isObject }
      collections = fields.filter(\.isCollection)
    }
  }

  init(
    replacingBy replacement: @escaping Replacement,
    noteHolder: @escaping (StoredPart) -> Void = { _ in }
  ) {
    self.replacement = replacement
    self.noteHolder = noteHolder
  }

  /// Visits the parts of a base.
  func visit<Base>(_ base: inout Base) {
    withUnsafeMutablePointer(to: &base) { place in
      _ = visitParts(of: Base.self, at: place, in: StoredPart(rows: [], names: []))
    }
  }

  /// Visits the parts of the value at an address.
  ///
  /// - Parameters:
  ///   - owner: The rows and the names that lead to the value.
  ///   - identity: The identity of the innermost row that contains the value. Nil if there is none.
  /// - Returns: Whether the value has parts.
  func visitParts(
    of type: Any.Type, at place: UnsafeMutableRawPointer, in owner: StoredPart,
    of identity: RowIdentity? = nil
  ) -> Bool {
    // Rows may nest without end if a row holds rows of its own type, so that paths need a limit.
    if owner.names.count > deepestLevel { return false }
    if let holder = type as? any RowHolder.Type {
      return holder.visitRows(at: place, in: owner, of: identity, by: self)
    }
    let shape = shape(of: type)
    let counts = shape.collections.compactMap { $0.count(in: place) }
    var hasParts = false
    for field in shape.visited {
      let part = StoredPart(rows: owner.rows, names: owner.names + [field.name])
      let address = place + field.offset
      if visitParts(of: field.type, at: address, in: part, of: identity) {
        hasParts = true
        if field.type is any RowHolder.Type { noteHolder(part) }
      } else if visitAsPart(field, at: address, part, of: identity, counts) {
        hasParts = true
      }
    }
    return hasParts
  }

  /// Returns whether values of a type may have parts, which numbers and texts never have.
  func mayHaveParts(_ type: Any.Type) -> Bool {
    if let holder = type as? any RowHolder.Type { return mayHaveParts(holder.rowType) }
    return !shape(of: type).visited.isEmpty
  }

  /// Returns whether a stored property of a type is called `id`.
  func storesID(_ type: Any.Type) -> Bool { shape(of: type).storesID }

  private func shape(of type: Any.Type) -> Shape {
    let shape = shapes[ObjectIdentifier(type)] ?? Shape(of: type)
    shapes[ObjectIdentifier(type)] = shape
    return shape
  }

  /// Visits a property that has no parts, and so is one.
  ///
  /// - Returns: Whether the property is a part. It is none if its values cannot be compared.
  private func visitAsPart(
    _ field: StoredField, at place: UnsafeMutableRawPointer, _ part: StoredPart,
    of identity: RowIdentity?, _ counts: [Int]
  ) -> Bool {
    func open<Value: Equatable>(_ type: Value.Type) -> Bool {
      let typed = place.assumingMemoryBound(to: Value.self)
      let value = typed.pointee
      if let identity, identity.isHeld(by: part, value) { return false }
      if let new = replacement(part, value, counts), let other = cast(new, to: Value.self) {
        typed.pointee = other
      }
      return true
    }
    return (field.type as? any Equatable.Type).map { open($0) } ?? false
  }
}

/// Returns whether a type may be a struct of the code under test, whose properties are parts.
///
/// A type with a mirror of its own is none: it hides its stored properties, as a collection hides its storage.
private func isOfCodeUnderTest(_ type: Any.Type) -> Bool {
  // A name without a full stop also stands for modules that begin alike, such as FoundationEssentials and
  // SwiftUICore.
  let platform = ["Swift.", "Foundation", "CoreFoundation.", "CoreGraphics.", "__C.", "SwiftUI"]
  let name = String(reflecting: type)
  return !platform.contains(where: name.hasPrefix) && !(type is any CustomReflectable.Type)
}

extension StoredField {
  /// Whether the property is the storage of a wrapped property or of a lazy one, which no other code writes.
  ///
  /// The compiler calls them `_name` and `$__lazy_storage_$_name`.
  fileprivate var isHidden: Bool { name.hasPrefix("_") || name.hasPrefix("$") }

  /// Whether the property holds an object, or a list or an optional of objects.
  ///
  /// Several bases may share an object, and it may be held weakly.
  fileprivate var isObject: Bool {
    type is AnyClass || (type as? any RowHolder.Type)?.rowType is AnyClass
  }

  /// Whether the property is a collection that a number can be an index of, which excludes texts.
  fileprivate var isCollection: Bool { type is any Collection.Type && type != String.self }

  /// Returns the number of elements of a collection.
  ///
  /// Nil if the property is no collection.
  fileprivate func count(in place: UnsafeMutableRawPointer) -> Int? {
    func open<Elements: Collection>(_ type: Elements.Type) -> Int {
      (place + offset).assumingMemoryBound(to: Elements.self).pointee.count
    }
    return (type as? any Collection.Type).map { open($0) }
  }
}
