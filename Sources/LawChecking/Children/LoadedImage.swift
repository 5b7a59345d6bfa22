import Foundation

#if canImport(MachO)
  import MachO
#endif

/// An executable or a library in memory: its path, and the address it was loaded at.
///
/// The address changes from process to process; the distance from it to anything in the image does
/// not.
struct LoadedImage {
  /// The path, or the empty string for the executable itself on Linux.
  let path: String
  let start: UInt

  /// The image that an address lies in: the one that starts closest below it.
  static func containing(_ address: UInt) -> LoadedImage? {
    all.filter { $0.start <= address }.max { $0.start < $1.start }
  }

  /// The image with a path, as the same program loaded it in another process.
  static func at(_ path: String) -> LoadedImage? {
    all.first { $0.path == path }
  }

  /// All of them; none where images cannot be listed, so that only types that have a name are found again.
  private static var all: [LoadedImage] {
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
