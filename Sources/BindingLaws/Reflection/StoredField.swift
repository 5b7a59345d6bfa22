/// A stored property of a struct, read from its `TypeMetadata`.
///
/// `Mirror` gives no offsets, and no declared types of optionals and existentials.
///
/// - Source: "Mangling" (symbolic references) in Swift's `docs/ABI`, and `include/swift/RemoteInspection/Records.h`.
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
    let metadata = TypeMetadata(of: type)
    guard let descriptor = metadata.descriptor(ofKind: .structure) else { return [] }
    let count = Int(descriptor.load(fromByteOffset: StructDescriptor.fieldCount, as: UInt32.self))
    // The vector of the offsets is so many words after the beginning of the metadata. At 0 there is none.
    let vector = Int(
      descriptor.load(fromByteOffset: StructDescriptor.offsetVector, as: UInt32.self))
    guard count > 0, vector > 0,
      let fields = resolveRelativePointer(at: descriptor + StructDescriptor.fields)
    else { return [] }
    let recordSize = Int(fields.load(fromByteOffset: FieldDescriptor.recordSize, as: UInt16.self))
    let records = fields + FieldDescriptor.records
    let offsets = metadata.address + vector * TypeMetadata.word
    return (0..<count).compactMap { index in
      let offset = offsets.load(
        fromByteOffset: index * MemoryLayout<UInt32>.size, as: UInt32.self)
      return StoredField(
        record: records + index * recordSize, of: metadata, descriptor, offset: Int(offset))
    }
  }

  /// Reads a stored property from its record, which has flags, and relative pointers to the names of its type
  /// and itself.
  private init?(
    record: UnsafeRawPointer, of metadata: TypeMetadata, _ descriptor: UnsafeRawPointer,
    offset: Int
  ) {
    guard let typeName = Self.resolveRelativePointer(at: record + FieldRecord.type),
      let name = Self.resolveRelativePointer(at: record + FieldRecord.name)
    else { return nil }
    let length = Self.length(ofTypeName: typeName)
    if Self.isWeakOrUnowned(typeName, length) { return nil }
    guard
      let type = _getTypeByMangledNameInContext(
        typeName.assumingMemoryBound(to: UInt8.self), length,
        genericContext: descriptor, genericArguments: metadata.genericArguments)
    else { return nil }
    self.name = String(cString: name.assumingMemoryBound(to: CChar.self))
    self.type = type
    self.offset = offset
    isVariable = record.load(as: UInt32.self) & FieldRecord.isVariableFlag != 0
  }

  /// Returns whether a property is `weak` or `unowned`, and so not stored in the form of its type.
  ///
  /// Its mangled name then ends in `Xw` for weak, `Xo` for unowned, or `Xu` for `unowned(unsafe)`.
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
      case 0x18...0x1F: end += 1 + TypeMetadata.word
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
