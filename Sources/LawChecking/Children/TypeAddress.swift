import Foundation

#if canImport(MachO)
  import MachO
#endif

/// The address by which another process of the same program finds a type.
///
/// Public and internal types have a name that the runtime looks up. The mangled names of private and
/// function-local types hold an address instead. For these, the address is the distance of the type's
/// descriptor from the start of its image, which is the same in every process. A `ChildJob` holds it, and the
/// file of the job is deleted with the child.
indirect enum TypeAddress: Codable, Hashable, Sendable {
  /// A mangled name that the runtime can look up.
  case name(String)
  /// A descriptor at a distance from the start of an image, and the types of its generic arguments.
  case descriptor(image: String, offset: UInt, arguments: [TypeAddress])

  /// Finds the address of a type.
  ///
  /// The initialiser follows the address in this process first, to be sure.
  ///
  /// - Returns: Nil for a type that cannot be found again.
  init?(of type: Any.Type) {
    if let name = _mangledTypeName(type), _typeByName(name) == type {
      self = .name(name)
      return
    }
    guard let descriptor = TypeDescriptor(of: type), let arguments = descriptor.arguments(of: type)
    else { return nil }
    let address = UInt(bitPattern: descriptor.pointer)
    // The image that starts closest below it.
    let images = LoadedImage.all.filter { $0.start <= address }
    guard let image = images.max(by: { $0.start < $1.start }) else { return nil }
    self = .descriptor(
      image: image.path, offset: address - image.start,
      arguments: arguments.compactMap(TypeAddress.init(of:)))
    if self.type != type { return nil }
  }

  /// The type at this address in the running process.
  var type: Any.Type? {
    switch self {
    case .name(let name): _typeByName(name)
    case .descriptor(let path, let offset, let arguments):
      LoadedImage.all.first { $0.path == path }
        .flatMap { UnsafeRawPointer(bitPattern: $0.start + offset) }
        .flatMap { TypeDescriptor(pointer: $0).type(arguments: arguments.compactMap(\.type)) }
    }
  }
}

/// An executable or a library in memory.
///
/// Its address changes from process to process. The distance from there to anything in the image does not.
private struct LoadedImage {
  /// The path, or the empty string for the executable itself on Linux.
  let path: String
  /// The address at which it was loaded.
  let start: UInt

  /// All images.
  ///
  /// Empty if they cannot be listed: then only types with a name are found again.
  static var all: [LoadedImage] {
    #if canImport(Darwin)
      (0..<_dyld_image_count()).compactMap { index in
        guard let path = _dyld_get_image_name(index) else { return nil }
        let header = UInt(bitPattern: _dyld_get_image_header(index))
        return LoadedImage(path: String(cString: path), start: header)
      }
    #elseif canImport(Glibc)
      // The dynamic linker's list, whose head is the handle of the executable.
      sequence(
        first: dlopen(nil, RTLD_NOLOAD | RTLD_LAZY)?.assumingMemoryBound(to: link_map.self)
      ) { $0?.pointee.l_next }
      .compactMap(\.?.pointee)
      .map { LoadedImage(path: String(cString: $0.l_name), start: UInt($0.l_addr)) }
    #else
      []
    #endif
  }
}
