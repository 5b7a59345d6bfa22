/// The compiler's record of a struct, an enum or a class, as Swift's stable ABI lays it out.
///
/// A child process finds a private type by it. `TypeAddress` follows each address in this process before
/// another one does. A mistake in the layout reads memory that means something else.
///
/// - Source: "Type Metadata" and "Mangling" (symbolic references) in Swift's `docs/ABI`.
struct TypeDescriptor {
  /// The address of the record, for as long as the process runs.
  let pointer: UnsafeRawPointer

  /// Asks the runtime for the type with these generic arguments.
  ///
  /// The name is `\u{2}`, which says that the distance to a pointer to a descriptor follows. For a generic
  /// type its own parameters come next, and the runtime puts the arguments in their place.
  func type(arguments: [Any.Type]) -> Any.Type? {
    guard arguments.count == parameterCount else { return nil }
    let parameters = arguments.indices.map(Self.mangledParameter)
    let ending = isGeneric ? "y\(parameters.joined())G" : ""
    // In memory the pointer comes first; the distance to it begins behind the name's first byte.
    let name: [UInt8] = [2] + withUnsafeBytes(of: Int32(-9)) { Array($0) } + Array(ending.utf8)
    return withUnsafeTemporaryAllocation(byteCount: 8 + name.count, alignment: 8) { buffer in
      buffer.storeBytes(of: pointer, as: UnsafeRawPointer.self)
      buffer[8...].copyBytes(from: name)
      guard let start = buffer.baseAddress else { return nil }
      return arguments.withUnsafeBytes { arguments in
        _getTypeByMangledNameInContext(
          UnsafeRawPointer(start + 8).assumingMemoryBound(to: UInt8.self), UInt(name.count),
          genericContext: pointer, genericArguments: arguments.baseAddress)
      }
    }
  }

  /// Returns the mangled name of the generic parameter at an index: `x`, `q_`, `q0_`, `q1_` and so on.
  private static func mangledParameter(_ index: Int) -> String {
    switch index {
    case 0: "x"
    case 1: "q_"
    default: "q\(index - 2)_"
    }
  }

  /// Returns the generic arguments of a type, or nil if the layout is not the plain one.
  func arguments(of type: Any.Type) -> [Any.Type]? {
    guard isGeneric else { return [] }
    guard hasPlainParameters, let offset = argumentOffset else { return nil }
    let start = unsafeBitCast(type, to: UnsafeRawPointer.self) + offset
    return (0..<parameterCount).map { (start + $0 * Self.word).load(as: Any.Type.self) }
  }
}

extension TypeDescriptor {
  /// Finds the descriptor that a type's metadata points to.
  ///
  /// Nil for tuples, functions, existentials and the like.
  init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let offset: Int
    // The first word says what kind of metadata it is.
    switch metadata.load(as: UInt.self) {
    // A struct, an enum, or an optional.
    case 0x200, 0x201, 0x202: offset = Self.word
    // A class. With Objective-C the word is a pointer, which is larger than any kind.
    case 0, 0x800...: offset = Self.offsetInClass
    default: return nil
    }
    guard let descriptor = metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) else {
      return nil
    }
    pointer = descriptor
  }
}

// MARK: - Layout

extension TypeDescriptor {
  /// The most generic parameters of a type that is found.
  ///
  /// Hardly any type has more. A larger number is most likely read from another layout.
  private static let maximumParameters = 8
  /// The size of a word of metadata in bytes.
  private static let word = MemoryLayout<Int>.size

  // The lowest five bits of a context's flags say what it is.

  private static let kindBits: UInt32 = 0x1F
  /// A context without a name.
  private static let anonymous: UInt32 = 2
  /// A class.
  private static let `class`: UInt32 = 16
  /// A class, a struct or an enum.
  private static let types: ClosedRange<UInt32> = 16...18

  /// The flag of a context that has generic parameters.
  private static let genericFlag: UInt32 = 0x80
  /// The flags of a class whose superclass another module may change, and of one whose arguments come before
  /// the address of its metadata.
  private static let flagsOfOtherLayout: UInt32 = 0b11 << 28
  /// The byte of a generic parameter that is a type, and has an argument of its own.
  private static let plainParameter: UInt8 = 0x80

  private var flags: UInt32 { pointer.load(as: UInt32.self) }
  private var kind: UInt32 { flags & Self.kindBits }
  private var isGeneric: Bool { flags & Self.genericFlag != 0 }

  /// The offset at which a class's metadata keeps the pointer to its descriptor.
  ///
  /// Before it stand the kind, the superclass, three words of Objective-C if there is one, and 24 bytes of
  /// flags and sizes.
  private static var offsetInClass: Int {
    #if _runtime(_ObjC)
      5 * word + 24
    #else
      2 * word + 24
    #endif
  }

  /// The bytes before the number of generic parameters, in fields of four bytes.
  ///
  /// Any type has five fields. A struct or an enum has two more, a class six. Then the generic header begins,
  /// with two fields for the runtime: 4 × (5 + 2 + 2) = 36, and 4 × (5 + 6 + 2) = 52.
  private var headerOffset: Int { kind == Self.class ? 52 : 36 }

  private var parameterCount: Int {
    isGeneric ? Int(pointer.load(fromByteOffset: headerOffset, as: UInt16.self)) : 0
  }

  /// Whether there are no packs, no values, no parameters of an outer generic type, and none equal to
  /// another.
  private var hasPlainParameters: Bool {
    guard Self.types.contains(kind), parameterCount <= Self.maximumParameters else { return false }
    // A byte for each parameter follows four counts of two bytes each, of which theirs is the first.
    let parameters = UnsafeRawBufferPointer(
      start: pointer + headerOffset + 8, count: parameterCount)
    return parameters.allSatisfy { $0 == Self.plainParameter } && !namedParent.isGeneric
  }

  /// The context around this one.
  ///
  /// The lowest bit of its distance says "distance to a pointer".
  private var parent: TypeDescriptor {
    let distance = Int(pointer.load(fromByteOffset: 4, as: Int32.self))
    let target = pointer + 4 + (distance & ~1)
    let isDirect = distance & 1 == 0
    return TypeDescriptor(pointer: isDirect ? target : target.load(as: UnsafeRawPointer.self))
  }

  /// The type, extension or module around the type.
  ///
  /// A private or local type is in a context of its own, without a name, which repeats the type's generic
  /// parameters.
  private var namedParent: TypeDescriptor {
    var parent = parent
    while parent.kind == Self.anonymous { parent = parent.parent }
    return parent
  }

  /// The offset at which metadata keeps its generic arguments: after the descriptor, and in a class after
  /// what it inherits.
  ///
  /// Nil if a class has another layout.
  private var argumentOffset: Int? {
    guard kind == Self.class else { return 2 * Self.word }
    if flags & Self.flagsOfOtherLayout != 0 { return nil }
    // The field at 28 counts the words of the metadata of a class, and that at 32 those that it does not inherit,
    // which begin with the arguments.
    let size = pointer.load(fromByteOffset: 28, as: UInt32.self)
    let ownSize = pointer.load(fromByteOffset: 32, as: UInt32.self)
    return Int(size - ownSize) * Self.word
  }
}
