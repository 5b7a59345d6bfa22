/// What the runtime knows about a type, whose layout Swift's stable ABI fixes.
///
/// A mistake in the layout would read unrelated memory.
///
/// - Source: "Type Metadata" and "Nominal Type Descriptor" in Swift's `docs/ABI`.
struct TypeMetadata {
  /// The kinds of types that are asked about.
  enum Kind: UInt {
    case structure = 0x200
    case enumeration = 0x201
  }

  /// The address at which the kind of the type stands, and after it the descriptor.
  let address: UnsafeRawPointer

  init(of type: Any.Type) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The size of a word in bytes.
  static let word = MemoryLayout<Int>.size

  /// The generic arguments, which follow the kind and the descriptor.
  var genericArguments: UnsafeRawPointer { address + 2 * Self.word }

  /// Returns the descriptor of the type.
  ///
  /// Nil if the type is of another kind.
  func descriptor(ofKind kind: Kind) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil  // This architecture signs the pointer, so that nothing is known of any type.
    #else
      guard address.load(as: UInt.self) == kind.rawValue else { return nil }
      return address.load(fromByteOffset: Self.word, as: UnsafeRawPointer?.self)
    #endif
  }
}

extension TypeMetadata {
  /// The number of cases of an enum without payloads.
  ///
  /// Nil for other types.
  var countOfCases: Int? {
    guard let enumeration = descriptor(ofKind: .enumeration) else { return nil }
    let payloadCases =
      enumeration.load(fromByteOffset: EnumDescriptor.payloadCases, as: UInt32.self)
      & EnumDescriptor.payloadCasesMask
    if payloadCases > 0 { return nil }
    return Int(enumeration.load(fromByteOffset: EnumDescriptor.emptyCases, as: UInt32.self))
  }
}

/// Offsets in the descriptor of an enum, in bytes.
private enum EnumDescriptor {
  static let payloadCases = 20
  /// The highest byte is no part of the number: it says where the size of a payload stands.
  static let payloadCasesMask: UInt32 = 0xFF_FFFF
  static let emptyCases = 24
}
