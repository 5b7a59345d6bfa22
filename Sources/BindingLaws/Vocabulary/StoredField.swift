/// The stored properties of a struct, as Swift's stable ABI keeps them.
///
/// `Mirror` has no places of them, and no types of those that are optional or existential. A mistake in the layout
/// reads memory that means something else.
///
/// - Source: "Type Metadata" and "Mangling" (symbolic references) in Swift's `docs/ABI`.
struct StoredField {
  let name: String
  let type: Any.Type
  /// Where it begins in the struct, in bytes.
  let offset: Int
  /// Whether it is declared by `var`.
  let isVariable: Bool

  /// Those of a struct, in order; none of another type, and none where a type is not known to the runtime.
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

  /// How many cases an enum has, if none has a payload; `nil` of another type.
  static func countOfCases(of type: Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let record = record(of: metadata, kind: enumKind) else { return nil }
    let withPayload = record.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return withPayload == 0 ? Int(record.load(fromByteOffset: 24, as: UInt32.self)) : nil
  }

  /// What describes a type, if its metadata is of a kind.
  private static func record(of metadata: UnsafeRawPointer, kind: UInt) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil  // There the pointer is signed.
    #else
      guard metadata.load(as: UInt.self) == kind else { return nil }
      return metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
    #endif
  }

  /// The kinds of metadata, and how long a word of it is.
  private static let structKind: UInt = 0x200
  private static let enumKind: UInt = 0x201
  private static let word = MemoryLayout<Int>.size

  /// A field by its record: flags, and the distances to the name of its type and to its own.
  private static func field(
    _ field: UnsafeRawPointer, of metadata: UnsafeRawPointer, _ record: UnsafeRawPointer,
    at offset: Int
  ) -> StoredField? {
    guard let typeName = target(of: field + 4), let name = target(of: field + 8) else { return nil }
    let length = length(ofTypeName: typeName)
    if isWeakOrUnowned(typeName, length) { return nil }
    // The generic arguments follow on the record.
    let type = _getTypeByMangledNameInContext(
      typeName.assumingMemoryBound(to: UInt8.self), length,
      genericContext: record, genericArguments: metadata + 2 * word)
    return type.map {
      StoredField(
        name: String(cString: name.assumingMemoryBound(to: CChar.self)), type: $0, offset: offset,
        isVariable: field.load(as: UInt32.self) & 2 != 0)
    }
  }

  /// Whether a property is `weak` or `unowned`: then it is stored in another form than that of its type.
  private static func isWeakOrUnowned(_ typeName: UnsafeRawPointer, _ length: UInt) -> Bool {
    if length < 2 { return false }
    let end = UnsafeRawBufferPointer(start: typeName, count: Int(length)).suffix(2)
    return ["Xw", "Xo", "Xu"].contains { end.elementsEqual($0.utf8) }
  }

  /// What a distance leads to that is counted from its own place.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// How many bytes the name of a type has, which may hold addresses with zeros in them.
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
