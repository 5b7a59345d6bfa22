/// Where another process of the same program finds a type again.
///
/// Public and internal types have a name that the runtime looks up. The mangled names of private
/// and function-local types hold an address instead; for these, the distance of the type's
/// descriptor from the start of its image is remembered, which is the same in every process.
indirect enum TypeAddress: Codable, Hashable, Sendable {
  /// A mangled name that the runtime can look up.
  case name(String)
  /// A descriptor at a distance from the start of an image, and what its generic parameters stand
  /// for.
  case descriptor(image: String, offset: UInt, arguments: [TypeAddress])

  /// Writes down where a type is found again.
  ///
  /// Nothing is taken on trust: the address is followed in this process first.
  ///
  /// - Returns: `nil` for a type that cannot be found again.
  init?(of type: Any.Type) {
    if let name = _mangledTypeName(type), _typeByName(name) == type {
      self = .name(name)
      return
    }
    guard let descriptor = TypeDescriptor(of: type),
      let arguments = descriptor.arguments(of: type)
    else { return nil }
    let address = UInt(bitPattern: descriptor.pointer)
    guard let image = LoadedImage.containing(address) else { return nil }
    self = .descriptor(
      image: image.path, offset: address - image.start,
      arguments: arguments.compactMap(TypeAddress.init(of:)))
    if self.type != type { return nil }
  }

  /// The type at this address in the running process.
  var type: Any.Type? {
    switch self {
    case .name(let name):
      return _typeByName(name)
    case .descriptor(let image, let offset, let arguments):
      return LoadedImage.at(image)
        .flatMap { UnsafeRawPointer(bitPattern: $0.start + offset) }
        .flatMap { TypeDescriptor(pointer: $0).type(arguments: arguments.compactMap(\.type)) }
    }
  }
}
