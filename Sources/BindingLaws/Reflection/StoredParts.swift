/// The stored properties of bases that no port binds, as far as they can be compared and replaced.
///
/// A part is a stored property of a struct that is declared by `var`. The struct may be in an optional, a
/// list or another struct. If a property is a struct with parts, these count instead of it. Objects are no
/// parts, and neither is the storage of a wrapped or a lazy property.
package struct StoredParts<Base: Equatable> {
  /// The parts that are equal in all of these bases, in the order in which the walk meets them.
  package let unvaried: [StoredPart]
  /// The values of each part.
  private let known: [StoredPart: Known]

  /// The values of a part.
  ///
  /// Not private: with `-O` and without whole-module optimisation, Swift 6.3 crashes on a private type here.
  struct Known {
    /// The value in the first base that has the part.
    let value: any Equatable
    /// Up to two other values of its type.
    let others: [any Equatable]
    /// Whether another base has another value.
    var differs = false
  }

  /// Collects the parts of these bases, up to the most bases and parts to compare.
  package init(of bases: [Base]) {
    var known: [StoredPart: Known] = [:]
    var inOrder: [StoredPart] = []
    var divided: Set<StoredPart> = []
    let walk = PartsWalk { part, value, counts in
      guard let value else {
        divided.insert(part)
        return nil
      }
      if let first = known[part] {
        if !first.differs && !isEqual(first.value, value) { known[part]?.differs = true }
      } else if inOrder.count < Self.mostParts {
        inOrder.append(part)
        known[part] = Known(value: value, others: others(than: value, beside: counts))
      }
      return nil
    }
    for var base in bases.prefix(Self.mostCompared) { walk.visit(&base) }
    self.known = known
    unvaried = inOrder.filter { known[$0]?.differs == false && !divided.contains($0) }
  }

  /// The most bases to compare.
  ///
  /// More would take time in each test of a long list.
  private static var mostCompared: Int { 128 }
  /// The most parts to compare, for the same reason.
  private static var mostParts: Int { 64 }

  /// Returns whether another value of a part is known.
  package func hasOther(_ part: StoredPart) -> Bool { known[part]?.others.isEmpty == false }

  /// Returns the base with another value in each of these parts that has the common value.
  ///
  /// Nil if none has.
  ///
  /// - Parameter alternative: The other value to take, if the part has two.
  package func varied(
    _ base: Base, in parts: [StoredPart], alternative: Alternative = .first
  ) -> Base? {
    replacing(parts, of: base) { known, value in
      guard isEqual(value, known.value) else { return nil }
      return switch alternative {
      case .first: known.others.first
      case .second: known.others.last
      }
    }
  }

  /// The other values that a part may have.
  package enum Alternative {
    /// The first other value.
    case first
    /// The second one, or the first if there is no second.
    case second
  }

  /// Returns the base with the common value in each of these parts that was varied.
  package func restored(_ base: Base, in parts: [StoredPart]) -> Base {
    let restored = replacing(parts, of: base) { known, value in
      known.others.contains { isEqual(value, $0) } ? known.value : nil
    }
    return restored ?? base
  }

  /// Returns the base with replacements for some of its parts.
  ///
  /// Nil if nothing is replaced.
  private func replacing(
    _ parts: [StoredPart], of base: Base,
    by replacement: @escaping (Known, any Equatable) -> (any Equatable)?
  ) -> Base? {
    let parts = Set(parts)
    var base = base
    var isChanged = false
    let walk = PartsWalk { part, value, _ in
      guard let value, parts.contains(part), let known = known[part],
        let other = replacement(known, value)
      else { return nil }
      isChanged = true
      return other
    }
    walk.visit(&base)
    return isChanged ? base : nil
  }
}

/// A part, by the rows that contain it and its path.
package struct StoredPart: Hashable {
  /// The identities of the rows that contain the part, outermost first.
  ///
  /// Rows without identity are left out.
  fileprivate let rows: [AnyHashable]
  /// The names of the stored properties that lead to the part.
  fileprivate let names: [String]

  /// The name of the part in reports.
  package var path: String { names.joined(separator: ".") }
}

/// Returns whether two values have one type and are the same.
private func isEqual(_ value: any Equatable, _ other: any Equatable) -> Bool {
  func open<Value: Equatable>(_ value: Value) -> Bool {
    cast(other, to: Value.self).map { isSame(value, $0) } ?? false
  }
  return open(value)
}

/// Returns a value as one of a type.
///
/// Nil if it is of another type.
private func cast<Value>(_ value: any Equatable, to type: Value.Type) -> Value? {
  func open<Known: Equatable>(_ known: Known) -> Value? { sameValue(known, as: type) }
  return open(value)
}

/// Returns other values of a part.
///
/// If a number may be an index into a collection beside it, its other values are valid indices, too.
private func others(than value: any Equatable, beside counts: [Int]) -> [any Equatable] {
  func open<Value: Equatable>(_ value: Value) -> [any Equatable] {
    otherValues(than: value).map { $0 as any Equatable }
  }
  guard let place = cast(value, to: Int.self) else { return open(value) }
  return open(value).filter { other in
    guard let other = cast(other, to: Int.self) else { return true }
    return !counts.contains { place < $0 && other >= $0 }
  }
}

// MARK: - The walk

/// A walk over all parts of a value.
private final class PartsWalk {
  /// Takes a part, its value and the counts of the collections beside it, and returns the new value.
  ///
  /// The closure returns nil to keep the value. The value is nil for an optional or a list that holds parts.
  ///
  /// The walk stores the new value as if by assignment, but calls no property observers.
  private let visitPart: (StoredPart, (any Equatable)?, [Int]) -> (any Equatable)?
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

  init(_ visitPart: @escaping (StoredPart, (any Equatable)?, [Int]) -> (any Equatable)?) {
    self.visitPart = visitPart
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
      if isDivided && field.type is any RowHolder.Type { _ = visitPart(own, nil, counts) }
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
  let systems = ["Swift.", "Foundation", "CoreFoundation.", "CoreGraphics.", "__C.", "SwiftUI"]
  let name = String(reflecting: type)
  return !systems.contains(where: name.hasPrefix) && !(type is any CustomReflectable.Type)
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

// MARK: - Rows

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
