/// A walk over all parts of a value.
final class PartsWalk {
  /// Takes a part, its value and the counts of the collections beside it, and returns the new value.
  ///
  /// The closure returns nil to keep the value. The walk stores a new value as if by assignment, but calls no
  /// property observers.
  private let visitPart: (StoredPart, any Equatable, [Int]) -> (any Equatable)?
  /// Takes each optional or list that holds parts.
  private let noteHolder: (StoredPart) -> Void
  /// The shapes of the types that the walk has met.
  private var shapes: [ObjectIdentifier: Shape] = [:]

  /// The stored properties of a struct that matter to the walk.
  private struct Shape {
    /// The properties that are parts or contain parts.
    var parts: [StoredField] = []
    /// The properties that are collections, to which numbers beside them may be indices.
    var collections: [StoredField] = []

    init() {}

    init(of type: Any.Type) {
      if !isOfCodeUnderTest(type) { return }
      let fields = StoredField.all(of: type)
      parts = fields.filter { $0.isVariable && !$0.isHidden && !$0.isObject }
      collections = fields.filter(\.isCollection)
    }
  }

  init(
    _ visitPart: @escaping (StoredPart, any Equatable, [Int]) -> (any Equatable)?,
    noteHolder: @escaping (StoredPart) -> Void = { _ in }
  ) {
    self.visitPart = visitPart
    self.noteHolder = noteHolder
  }

  /// Visits the parts of a base.
  func visit<Base>(_ base: inout Base) {
    withUnsafeMutablePointer(to: &base) { place in
      _ = visit(Base.self, at: place, StoredPart(rows: [], names: []))
    }
  }

  /// Visits the parts of the value at an address.
  ///
  /// - Returns: Whether the value has parts.
  func visit(_ type: Any.Type, at place: UnsafeMutableRawPointer, _ part: StoredPart) -> Bool {
    // Rows may nest without end if a row holds rows of its own type, so that paths need a limit.
    if part.names.count > deepestLevel { return false }
    if let holder = type as? any RowHolder.Type { return holder.visitRows(at: place, part, self) }
    let shape = shapes[ObjectIdentifier(type)] ?? Shape(of: type)
    shapes[ObjectIdentifier(type)] = shape
    let counts = shape.collections.compactMap { $0.count(in: place) }
    var hasParts = false
    for field in shape.parts {
      let own = StoredPart(rows: part.rows, names: part.names + [field.name])
      let isDivided = visit(field.type, at: place + field.offset, own)
      if isDivided && field.type is any RowHolder.Type { noteHolder(own) }
      let isVisited = isDivided || visitWhole(field, at: place + field.offset, own, counts)
      hasParts = hasParts || isVisited
    }
    return hasParts
  }

  /// Visits a property as one part.
  private func visitWhole(
    _ field: StoredField, at place: UnsafeMutableRawPointer, _ part: StoredPart, _ counts: [Int]
  ) -> Bool {
    func open<Value: Equatable>(_ type: Value.Type) -> Bool {
      let typed = place.assumingMemoryBound(to: Value.self)
      let value = typed.pointee
      // The identity of a row is not one of its parts.
      if let id = part.rows.last, let own = value as? AnyHashable, own == id { return false }
      if let new = visitPart(part, value, counts), let other = cast(new, to: Value.self) {
        typed.pointee = other
      }
      return true
    }
    return (field.type as? any Equatable.Type).map { open($0) } ?? false
  }
}

/// Returns whether a type may be a struct of the code under test, whose properties are parts.
private func isOfCodeUnderTest(_ type: Any.Type) -> Bool {
  // A name without a full stop also stands for modules that begin alike, such as FoundationEssentials and
  // SwiftUICore.
  let platform = ["Swift.", "Foundation", "CoreFoundation.", "CoreGraphics.", "__C.", "SwiftUI"]
  let name = String(reflecting: type)
  return !platform.contains(where: name.hasPrefix) && !(type is any CustomReflectable.Type)
}

extension StoredField {
  /// Whether the property is the storage of a wrapped or a lazy one, which no other code writes.
  fileprivate var isHidden: Bool { name.hasPrefix("_") || name.hasPrefix("$") }

  /// Whether the property holds an object.
  ///
  /// Several bases may share it, and it may be held weakly.
  fileprivate var isObject: Bool {
    type is AnyClass || (type as? any RowHolder.Type)?.element is AnyClass
  }

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

/// A type that contains structs which can be changed in place.
private protocol RowHolder {
  /// The type of the rows.
  static var element: Any.Type { get }
  /// Visits the parts of the rows at an address, and returns whether there are any.
  static func visitRows(
    at place: UnsafeMutableRawPointer, _ part: StoredPart, _ walk: PartsWalk
  ) -> Bool
}

extension Array: RowHolder {
  fileprivate static var element: Any.Type { Element.self }

  fileprivate static func visitRows(
    at place: UnsafeMutableRawPointer, _ part: StoredPart, _ walk: PartsWalk
  ) -> Bool {
    let rows = place.assumingMemoryBound(to: Self.self)
    var hasParts = false
    for index in rows.pointee.indices.prefix(mostRows) {
      var row = rows.pointee[index]
      let id = identity(of: row)
      let own = StoredPart(rows: part.rows + (id.map { [$0] } ?? []), names: part.names)
      let isVisited = withUnsafeMutablePointer(to: &row) { walk.visit(Element.self, at: $0, own) }
      if !isVisited { break }
      hasParts = true
      // A part that determines the identity, even one that a computed `id` reads, is not changed.
      if identity(of: row) == id { rows.pointee[index] = row }
    }
    return hasParts
  }
}

/// The most rows of a list to visit.
///
/// A walk visits the rows in each of up to 128 bases, which makes some 4,000 for a list.
private var mostRows: Int { 32 }

extension Optional: RowHolder {
  fileprivate static var element: Any.Type { Wrapped.self }

  fileprivate static func visitRows(
    at place: UnsafeMutableRawPointer, _ part: StoredPart, _ walk: PartsWalk
  ) -> Bool {
    let row = place.assumingMemoryBound(to: Self.self)
    guard var wrapped = row.pointee else { return false }
    let hasParts = withUnsafeMutablePointer(to: &wrapped) { walk.visit(Wrapped.self, at: $0, part) }
    if hasParts { row.pointee = wrapped }
    return hasParts
  }
}

/// Returns the identity of a row.
///
/// Nil if the row has none.
private func identity<Row>(of row: Row) -> AnyHashable? {
  func open<Known: Identifiable>(_ row: Known) -> AnyHashable { AnyHashable(row.id) }
  return (row as? any Identifiable).map { open($0) }
}
