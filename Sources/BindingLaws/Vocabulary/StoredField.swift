/// A stored property of a struct, read from the runtime's metadata, whose layout Swift's stable ABI fixes.
///
/// `Mirror` gives no offsets, and no declared types of optionals and existentials. A mistake in the layout
/// would read unrelated memory.
///
/// - Source: "Type Metadata" and "Mangling" (symbolic references) in Swift's `docs/ABI`.
struct StoredField {
  let name: String
  let type: Any.Type
  /// The offset of the property in the struct, in bytes.
  let offset: Int
  /// Whether the property is declared by `var`.
  let isVariable: Bool

  /// Returns the stored properties of a struct, in order.
  ///
  /// Empty for other types. Properties that are weak or unowned, or whose type is unknown to the runtime, are
  /// left out.
  static func all(of type: Any.Type) -> [StoredField] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let record = record(of: metadata, kind: structKind) else { return [] }
    let count = Int(record.load(fromByteOffset: 20, as: UInt32.self))
    let vector = Int(record.load(fromByteOffset: 24, as: UInt32.self))
    guard count > 0, vector > 0, let fields = target(of: record + 16) else { return [] }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let offsets = metadata + vector * word
    return (0..<count).compactMap { place in
      field(
        fields + 16 + place * size, of: metadata, record,
        at: Int(offsets.load(fromByteOffset: 4 * place, as: UInt32.self)))
    }
  }

  /// Returns the number of cases of an enum without payloads.
  ///
  /// Nil for other types.
  static func countOfCases(of type: Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let record = record(of: metadata, kind: enumKind) else { return nil }
    let withPayload = record.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return withPayload == 0 ? Int(record.load(fromByteOffset: 24, as: UInt32.self)) : nil
  }

  /// Returns the context descriptor of a type.
  ///
  /// Nil if its metadata is of another kind.
  private static func record(of metadata: UnsafeRawPointer, kind: UInt) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil  // This architecture signs the pointer.
    #else
      guard metadata.load(as: UInt.self) == kind else { return nil }
      return metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
    #endif
  }

  /// The kinds of metadata, and the size of a word of it in bytes.
  private static let structKind: UInt = 0x200
  private static let enumKind: UInt = 0x201
  private static let word = MemoryLayout<Int>.size

  /// Returns a stored property by its record, which has flags, and relative pointers to the names of its type
  /// and itself.
  private static func field(
    _ field: UnsafeRawPointer, of metadata: UnsafeRawPointer, _ record: UnsafeRawPointer,
    at offset: Int
  ) -> StoredField? {
    guard let typeName = target(of: field + 4), let name = target(of: field + 8) else { return nil }
    let length = length(ofTypeName: typeName)
    if isWeakOrUnowned(typeName, length) { return nil }
    // The generic arguments follow the metadata's kind and descriptor.
    let type = _getTypeByMangledNameInContext(
      typeName.assumingMemoryBound(to: UInt8.self), length,
      genericContext: record, genericArguments: metadata + 2 * word)
    return type.map {
      StoredField(
        name: String(cString: name.assumingMemoryBound(to: CChar.self)), type: $0, offset: offset,
        isVariable: field.load(as: UInt32.self) & 2 != 0)
    }
  }

  /// Returns whether a property is `weak` or `unowned`, and so not stored in the form of its type.
  private static func isWeakOrUnowned(_ typeName: UnsafeRawPointer, _ length: UInt) -> Bool {
    if length < 2 { return false }
    let end = UnsafeRawBufferPointer(start: typeName, count: Int(length)).suffix(2)
    return ["Xw", "Xo", "Xu"].contains { end.elementsEqual($0.utf8) }
  }

  /// Follows a relative pointer.
  ///
  /// Nil if it is null.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// Returns the length of a type's name in bytes.
  ///
  /// The name may contain addresses with zeros in them.
  private static func length(ofTypeName name: UnsafeRawPointer) -> UInt {
    var end = 0
    while true {
      switch name.load(fromByteOffset: end, as: UInt8.self) {
      case 0: return UInt(end)
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + word
      default: end += 1
      }
    }
  }
}
