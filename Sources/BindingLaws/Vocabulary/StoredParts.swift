/// What is stored in bases beside what ports bind, as far as it can be told apart and replaced.
///
/// A part is a stored property, declared by `var`, of a struct; so it is where that struct is in an optional, in a list
/// or in another struct. A property that is a struct counts by its own parts, where it has some. Objects are no parts,
/// and neither is what belongs to a wrapped or a lazy property.
package struct StoredParts<Base: Equatable> {
  /// The parts that never differ in these bases, in the order in which they are met.
  package let constant: [StoredPart]
  private let known: [StoredPart: Known]

  /// What is known of a part.
  private struct Known {
    /// What it is in the first base that has it.
    let value: any Equatable
    /// Up to two other values of its type.
    let others: [any Equatable]
    var differs = false
  }

  /// Looks at some bases.
  package init(of bases: [Base]) {
    var known: [StoredPart: Known] = [:]
    var met: [StoredPart] = []
    var divided: Set<StoredPart> = []
    let walk = PartsWalk { part, value, counts in
      guard let value else {
        divided.insert(part)
        return nil
      }
      if let first = known[part] {
        if !first.differs && !isEqual(first.value, value) { known[part]?.differs = true }
      } else if met.count < Self.mostParts {
        met.append(part)
        known[part] = Known(value: value, others: others(than: value, beside: counts))
      }
      return nil
    }
    for var base in bases.prefix(Self.mostCompared) { walk.visit(&base) }
    self.known = known
    constant = met.filter { known[$0]?.differs == false && !divided.contains($0) }
  }

  /// How many bases are compared, and how many parts: more of them would take time in each test of a long list.
  private static var mostCompared: Int { 128 }
  private static var mostParts: Int { 64 }

  /// Whether another value of a part is known.
  package func hasOther(_ part: StoredPart) -> Bool { known[part]?.others.isEmpty == false }

  /// A base with another value in each of these parts that is as in all bases; `nil` where none is.
  ///
  /// - Parameter isSecond: Whether it is the second other value, where there are two.
  package func varied(
    _ base: Base, in parts: [StoredPart], isSecond: Bool = false
  ) -> Base? {
    replacing(parts, of: base) { known, value in
      isEqual(value, known.value) ? isSecond ? known.others.last : known.others.first : nil
    }
  }

  /// A base in which each of these parts that was varied is as in all bases.
  package func restored(_ base: Base, in parts: [StoredPart]) -> Base {
    let restored = replacing(parts, of: base) { known, value in
      known.others.contains { isEqual(value, $0) } ? known.value : nil
    }
    return restored ?? base
  }

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

/// Which part of which row.
package struct StoredPart: Hashable {
  /// The identities of the rows that it is in, for those that have one.
  fileprivate let rows: [AnyHashable]
  /// The names of the stored properties that lead there.
  fileprivate let path: [String]

  /// What reports call it.
  package var words: String { path.joined(separator: ".") }
}

private func isEqual(_ value: any Equatable, _ other: any Equatable) -> Bool {
  func open<Value: Equatable>(_ value: Value) -> Bool {
    cast(other, to: Value.self).map { isSame(value, $0) } ?? false
  }
  return open(value)
}

private func cast<Value>(_ value: any Equatable, to type: Value.Type) -> Value? {
  func open<Known: Equatable>(_ known: Known) -> Value? { sameValue(known, as: type) }
  return open(value)
}

/// Other values of a part.
///
/// A number may be the place of an element in a collection beside it: then it stays one.
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

/// A walk over all parts of values.
private final class PartsWalk {
  /// Is given a part, its value and how many elements the collections beside it have; returns what to put there.
  ///
  /// An optional or a list has no value here if it holds parts.
  ///
  /// It is put there as by an assignment to the property, of which no observer is told.
  private let visitPart: (StoredPart, (any Equatable)?, [Int]) -> (any Equatable)?
  private var shapes: [ObjectIdentifier: Shape] = [:]

  /// What is known of a struct.
  private struct Shape {
    /// The properties that are parts, or have some.
    var parts: [StoredField] = []
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

  func visit<Base>(_ base: inout Base) {
    withUnsafeMutablePointer(to: &base) { place in
      _ = visit(Base.self, at: place, StoredPart(rows: [], path: []))
    }
  }

  /// Visits the parts of what lies in a place.
  ///
  /// - Returns: Whether there are any.
  func visit(_ type: Any.Type, at place: UnsafeMutableRawPointer, _ part: StoredPart) -> Bool {
    // A row may hold rows of its own kind, and a path has one name for each of them.
    if part.path.count > deepestLevel { return false }
    if let holder = type as? any RowHolder.Type { return holder.visitRows(at: place, part, self) }
    let shape = shapes[ObjectIdentifier(type)] ?? Shape(of: type)
    shapes[ObjectIdentifier(type)] = shape
    let counts = shape.collections.compactMap { $0.count(in: place) }
    var hasParts = false
    for field in shape.parts {
      let own = StoredPart(rows: part.rows, path: part.path + [field.name])
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
      // The identity of a row is none of its parts.
      if let id = part.rows.last, let own = value as? AnyHashable, own == id { return false }
      if let new = visitPart(part, value, counts), let other = cast(new, to: Value.self) {
        typed.pointee = other
      }
      return true
    }
    return (field.type as? any Equatable.Type).map { open($0) } ?? false
  }
}

/// Whether a type is a struct of the code under test, whose properties are parts.
private func isOfCodeUnderTest(_ type: Any.Type) -> Bool {
  let systems = ["Swift.", "Foundation", "CoreFoundation.", "CoreGraphics.", "__C.", "SwiftUI"]
  let name = String(reflecting: type)
  return !systems.contains(where: name.hasPrefix) && !(type is any CustomReflectable.Type)
}

extension StoredField {
  /// Whether it is the storage of a wrapped or of a lazy property, which nobody else writes.
  fileprivate var isHidden: Bool { name.hasPrefix("_") || name.hasPrefix("$") }

  /// Whether it holds an object, which more than one base may have, and which may be held weakly.
  fileprivate var isObject: Bool {
    type is AnyClass || (type as? any RowHolder.Type)?.element is AnyClass
  }

  fileprivate var isCollection: Bool { type is any Collection.Type && type != String.self }

  /// How many elements a collection has.
  fileprivate func count(in place: UnsafeMutableRawPointer) -> Int? {
    func open<Elements: Collection>(_ type: Elements.Type) -> Int {
      (place + offset).assumingMemoryBound(to: Elements.self).pointee.count
    }
    return (type as? any Collection.Type).map { open($0) }
  }
}

// MARK: - Rows

/// Something that holds structs in a form that can be changed.
private protocol RowHolder {
  static var element: Any.Type { get }
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
      let own = StoredPart(rows: part.rows + (id.map { [$0] } ?? []), path: part.path)
      let isVisited = withUnsafeMutablePointer(to: &row) { walk.visit(Element.self, at: $0, own) }
      if !isVisited { break }
      hasParts = true
      // What is its identity is no part of it, though it be computed.
      if identity(of: row) == id { rows.pointee[index] = row }
    }
    return hasParts
  }
}

/// How many rows of a list are looked at.
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

private func identity<Row>(of row: Row) -> AnyHashable? {
  func open<Known: Identifiable>(_ row: Known) -> AnyHashable { AnyHashable(row.id) }
  return (row as? any Identifiable).map { open($0) }
}
