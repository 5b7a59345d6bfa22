/// A stored property of a struct, read from the runtime's metadata, whose layout Swift's stable ABI fixes.
///
/// `Mirror` gives no offsets, and no declared types of optionals and existentials. A mistake in the layout
/// would read unrelated memory.
///
/// - Source: "Type Metadata" and "Mangling" (symbolic references) in Swift's `docs/ABI`.
struct StoredField {
  /// The name of the property.
  let name: String
  /// The declared type of the property.
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
    guard let descriptor = contextDescriptor(of: metadata, kind: structKind) else { return [] }
    let count = Int(descriptor.load(fromByteOffset: StructDescriptor.fieldCount, as: UInt32.self))
    let vector = Int(
      descriptor.load(fromByteOffset: StructDescriptor.offsetVector, as: UInt32.self))
    guard count > 0, vector > 0,
      let fields = resolveRelativePointer(at: descriptor + StructDescriptor.fields)
    else { return [] }
    let size = Int(fields.load(fromByteOffset: FieldDescriptor.recordSize, as: UInt16.self))
    let offsets = metadata + vector * word
    return (0..<count).compactMap { index in
      field(
        from: fields + FieldDescriptor.records + index * size, metadata: metadata,
        descriptor: descriptor,
        offset: Int(offsets.load(fromByteOffset: 4 * index, as: UInt32.self)))
    }
  }

  /// Returns the number of cases of an enum without payloads.
  ///
  /// Nil for other types.
  static func countOfCases(of type: Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let descriptor = contextDescriptor(of: metadata, kind: enumKind) else { return nil }
    // The highest byte holds something else.
    let withPayload =
      descriptor.load(fromByteOffset: EnumDescriptor.payloadCases, as: UInt32.self) & 0xFF_FFFF
    if withPayload > 0 { return nil }
    return Int(descriptor.load(fromByteOffset: EnumDescriptor.emptyCases, as: UInt32.self))
  }

  /// Returns the context descriptor of a type.
  ///
  /// Nil if its metadata is of another kind.
  private static func contextDescriptor(
    of metadata: UnsafeRawPointer, kind: UInt
  ) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil  // This architecture signs the pointer.
    #else
      guard metadata.load(as: UInt.self) == kind else { return nil }
      return metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
    #endif
  }

  /// The kind of metadata of a struct.
  private static let structKind: UInt = 0x200
  /// The kind of metadata of an enum.
  private static let enumKind: UInt = 0x201
  /// The size of a word of metadata in bytes.
  private static let word = MemoryLayout<Int>.size

  /// Returns a stored property by its record, which has flags, and relative pointers to the names of its type
  /// and itself.
  private static func field(
    from record: UnsafeRawPointer, metadata: UnsafeRawPointer, descriptor: UnsafeRawPointer,
    offset: Int
  ) -> StoredField? {
    guard let typeName = resolveRelativePointer(at: record + FieldRecord.type),
      let name = resolveRelativePointer(at: record + FieldRecord.name)
    else { return nil }
    let length = length(ofTypeName: typeName)
    if isWeakOrUnowned(typeName, length) { return nil }
    // The generic arguments follow the metadata's kind and descriptor.
    let type = _getTypeByMangledNameInContext(
      typeName.assumingMemoryBound(to: UInt8.self), length,
      genericContext: descriptor, genericArguments: metadata + 2 * word)
    guard let type else { return nil }
    return StoredField(
      name: String(cString: name.assumingMemoryBound(to: CChar.self)), type: type, offset: offset,
      isVariable: record.load(as: UInt32.self) & FieldRecord.isVariableFlag != 0)
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
  private static func resolveRelativePointer(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(address.load(as: Int32.self))
    return distance == 0 ? nil : address + distance
  }

  /// Returns the length of a type's name in bytes.
  ///
  /// A small byte stands before an address: up to 0x17 before one of four bytes, and up to 0x1F before one of
  /// a word. Addresses may contain zeros, which do not end the name.
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

// MARK: - Offsets of the ABI, in bytes

/// Offsets in the descriptor of a struct.
private enum StructDescriptor {
  static let fields = 16
  static let fieldCount = 20
  static let offsetVector = 24
}

/// Offsets in the descriptor of an enum.
private enum EnumDescriptor {
  static let payloadCases = 20
  static let emptyCases = 24
}

/// Offsets in the list of the fields of a type.
private enum FieldDescriptor {
  static let recordSize = 10
  static let records = 16
}

/// Offsets in the record of a field.
private enum FieldRecord {
  static let type = 4
  static let name = 8
  /// A bit of the flags, with which a record begins.
  static let isVariableFlag: UInt32 = 2
}
