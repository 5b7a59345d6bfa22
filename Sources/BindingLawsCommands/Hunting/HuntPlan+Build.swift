import Foundation

extension HuntPlan {
  /// What distinguishes the running program from other builds of it, a number of its bytes:
  /// 16 hexadecimal digits; empty where the program cannot be read.
  static let currentBuild: String = {
    guard let path = Bundle.main.executablePath,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return "" }
    return String(format: "%016llx", data.withUnsafeBytes(hash))
  }()

  /// FNV-1a over words of eight bytes, of which each is mixed in whole.
  ///
  /// Bytes after the last whole word count by their number alone.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // A loop: it goes through the whole program, and closures are dear in code that is not optimised.
    let words = bytes.bindMemory(to: UInt64.self)
    var (hash, place) = (0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count), 0)
    while place < words.count {
      hash = (hash ^ words[place]) &* 0x0000_0100_0000_01B3
      hash ^= hash >> 29
      place &+= 1
    }
    return hash
  }
}
