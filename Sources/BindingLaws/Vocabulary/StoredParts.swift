/// What is stored in bases beside what ports bind, as far as it can be told apart and replaced.
///
/// A part is a stored property, declared by `var`, of a struct, of the inside of an optional, or of each row of a
/// list; one that is a struct of the code under test counts by its own parts. A part that `==` leaves out is none.
package struct StoredParts<Base: Equatable> {
  /// The names of the parts that never differ in these bases, in order.
  package let constant: [String]
  /// Some of the bases with another value in each of these parts whose type has one.
  package let variants: [Base]
  /// The bases that the variants were made of.
  package let originals: [Base]
  /// The names of the parts that the variants do not vary either.
  package let unvaried: [String]

  /// Looks at some bases.
  ///
  /// - Parameters:
  ///   - bases: The bases.
  ///   - isPermitted: Whether anybody may see a base.
  package init(of bases: [Base], where isPermitted: (Base) -> Bool) {
    var known: [PartName: [any Equatable]] = [:]
    var names: [PartName] = []
    for base in bases.prefix(Self.mostCompared) {
      visitParts(of: base) { part in
        if known[part.name] == nil { names.append(part.name) }
        let others = known[part.name] ?? []
        if others.count < 2 && !others.contains(where: { isEqual($0, part.value) }) {
          known[part.name] = others + [part.value]
        }
      }
    }
    let same = Set(names.filter { known[$0]?.count == 1 })
    constant = names.filter(same.contains).map(\.words).unique
    var originals: [Base] = []
    var variants: [Base] = []
    var varied: Set<String> = []
    var isInert: Set<String> = []
    if !same.isEmpty {
      for base in Self.some(of: bases.filter(isPermitted)) {
        let (variant, changed, inert) = Self.vary(base, same)
        varied.formUnion(changed)
        isInert.formUnion(inert)
        if changed.isEmpty || !isPermitted(variant) || variants.contains(variant) { continue }
        if bases.contains(variant) { continue }
        originals.append(base)
        variants.append(variant)
      }
    }
    self.originals = originals
    self.variants = variants
    let kept = variants.isEmpty ? [] : varied
    unvaried = constant.filter { !kept.contains($0) && !isInert.contains($0) }
  }

  /// How many bases are compared, so that many long lists take no time.
  private static var mostCompared: Int { 128 }

  /// The simplest, the next, and the last two: these hold most where the first hold nothing.
  private static func some(of bases: [Base]) -> [Base] {
    let filled = bases.filter { base in
      var isFilled = false
      visitParts(of: base) { _ in isFilled = true }
      return isFilled
    }
    return filled.count <= 4 ? filled : Array(filled.prefix(2)) + Array(filled.suffix(2))
  }

  /// A base with another value in each of these parts that has one, which parts those are, and which `==` leaves
  /// out.
  private static func vary(
    _ base: Base, _ names: Set<PartName>
  ) -> (base: Base, changed: Set<String>, inert: Set<String>) {
    var base = base
    var changed: Set<String> = []
    var inert: Set<String> = []
    for name in names.sorted(by: { ($0.words, "\($0.row)") < ($1.words, "\($1.row)") }) {
      guard let other = replacingPart(name, of: base) else { continue }
      if isSame(other, base) {
        inert.insert(name.words)
      } else {
        base = other
        changed.insert(name.words)
      }
    }
    return (base, changed, inert)
  }
}

/// Which part of which row.
private struct PartName: Hashable {
  /// The identity of the row; the same for all rows that have none, and where there are no rows.
  let row: AnyHashable
  /// The names of the stored properties that lead there.
  let path: [String]

  var words: String {
    // A wrapped property is stored under its name with an underscore.
    path.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }.joined(separator: ".")
  }
}

private struct Part {
  let name: PartName
  let value: any Equatable
}

// MARK: - Rows

/// Something that holds structs in a form that can be changed.
private protocol RowHolder {
  func visitRows(_ visit: (AnyHashable, Any.Type, UnsafeRawPointer) -> Void)
  func replacingRows(_ replace: (AnyHashable, Any.Type, UnsafeMutableRawPointer) -> Void) -> Self
}

extension Array: RowHolder {
  fileprivate func visitRows(_ visit: (AnyHashable, Any.Type, UnsafeRawPointer) -> Void) {
    for element in self {
      let row = identity(of: element)
      withUnsafePointer(to: element) { visit(row, Element.self, UnsafeRawPointer($0)) }
    }
  }

  fileprivate func replacingRows(
    _ replace: (AnyHashable, Any.Type, UnsafeMutableRawPointer) -> Void
  ) -> Self {
    map { element in
      var other = element
      let row = identity(of: element)
      withUnsafeMutablePointer(to: &other) {
        replace(row, Element.self, UnsafeMutableRawPointer($0))
      }
      return identity(of: other) == row ? other : element
    }
  }
}

extension Optional: RowHolder {
  fileprivate func visitRows(_ visit: (AnyHashable, Any.Type, UnsafeRawPointer) -> Void) {
    guard let wrapped = self else { return }
    withUnsafePointer(to: wrapped) { visit(noRow, Wrapped.self, UnsafeRawPointer($0)) }
  }

  fileprivate func replacingRows(
    _ replace: (AnyHashable, Any.Type, UnsafeMutableRawPointer) -> Void
  ) -> Self {
    guard var wrapped = self else { return nil }
    withUnsafeMutablePointer(to: &wrapped) {
      replace(noRow, Wrapped.self, UnsafeMutableRawPointer($0))
    }
    return wrapped
  }
}

private var noRow: AnyHashable { 0 }

private func identity<Row>(of row: Row) -> AnyHashable {
  func open<Known: Identifiable>(_ row: Known) -> AnyHashable { AnyHashable(row.id) }
  return (row as? any Identifiable).map { open($0) } ?? noRow
}

// MARK: - Parts

private func visitParts<Base>(of base: Base, _ visit: (Part) -> Void) {
  if let rows = base as? any RowHolder, Base.self is any RowHolder.Type {
    rows.visitRows { visitParts(of: $1, at: $2, in: $0, visit) }
  } else {
    withUnsafePointer(to: base) {
      visitParts(of: Base.self, at: UnsafeRawPointer($0), in: noRow, visit)
    }
  }
}

private func visitParts(
  of type: Any.Type, at pointer: UnsafeRawPointer, in row: AnyHashable, under path: [String] = [],
  _ visit: (Part) -> Void
) {
  for field in StoredField.all(of: type) where field.isVariable {
    let path = path + [field.name]
    if hasParts(field.type) {
      visitParts(of: field.type, at: pointer + field.offset, in: row, under: path, visit)
    } else if let type = field.type as? any Equatable.Type,
      let value = load(type, at: pointer + field.offset), !isIdentity(value, row)
    {
      visit(Part(name: PartName(row: row, path: path), value: value))
    }
  }
}

/// Whether a value is the identity of its row.
private func isIdentity(_ value: any Equatable, _ row: AnyHashable) -> Bool {
  row != noRow && (value as? AnyHashable) == row
}

/// Whether a type is a struct of the code under test, whose properties are parts.
private func hasParts(_ type: Any.Type) -> Bool {
  let systems = ["Swift.", "Foundation", "CoreFoundation.", "CoreGraphics.", "__C.", "SwiftUI"]
  let name = String(reflecting: type)
  return !systems.contains(where: name.hasPrefix) && !(type is any CustomReflectable.Type)
    && !StoredField.all(of: type).isEmpty
}

private func load<Value: Equatable>(
  _ type: Value.Type, at pointer: UnsafeRawPointer
) -> (any Equatable)? {
  pointer.assumingMemoryBound(to: Value.self).pointee
}

private func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
  (other as? Value).map { isSame(value, $0) } ?? false
}

/// A base with another value in one part; `nil` where the type of the part has none that is known.
private func replacingPart<Base>(_ name: PartName, of base: Base) -> Base? {
  var isReplaced = false
  func replace(_ row: AnyHashable, _ type: Any.Type, _ pointer: UnsafeMutableRawPointer) {
    if row == name.row && replacePart(name.path[...], of: type, at: pointer) { isReplaced = true }
  }
  var other = base
  if let rows = base as? any RowHolder, Base.self is any RowHolder.Type {
    other = (rows.replacingRows(replace) as? Base) ?? base
  } else {
    withUnsafeMutablePointer(to: &other) {
      replace(noRow, Base.self, UnsafeMutableRawPointer($0))
    }
  }
  return isReplaced ? other : nil
}

/// Writes another value into a part, as an assignment to the property would; observers do not notice.
private func replacePart(
  _ path: ArraySlice<String>, of type: Any.Type, at pointer: UnsafeMutableRawPointer
) -> Bool {
  guard let name = path.first,
    let field = StoredField.all(of: type).first(where: { $0.name == name })
  else { return false }
  // The storage of a wrapper or of a lazy property is not written by anyone else.
  if name.hasPrefix("_") || name.hasPrefix("$") { return false }
  if path.count > 1 {
    return replacePart(path.dropFirst(), of: field.type, at: pointer + field.offset)
  }
  func replace<Value: Equatable>(_ type: Value.Type) -> Bool {
    let place = (pointer + field.offset).assumingMemoryBound(to: Value.self)
    guard let other = otherValue(than: place.pointee) else { return false }
    place.pointee = other
    return true
  }
  return (field.type as? any Equatable.Type).map { replace($0) } ?? false
}
