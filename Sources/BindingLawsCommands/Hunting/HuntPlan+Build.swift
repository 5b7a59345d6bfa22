import Foundation

extension HuntPlan {
  /// What distinguishes the running program from other builds of it, a number of its bytes:
  /// 16 hexadecimal digits; empty where the program cannot be read.
  static let currentBuild: String = {
    guard let path = Bundle.main.executablePath,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return "" }
    let text = String(data.withUnsafeBytes(hash), radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }()

  /// FNV-1a over words of eight bytes, of which each is mixed in whole.
  ///
  /// Bytes after the last whole word count by their number alone.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    guard let start = bytes.baseAddress else { return hash }
    let words = start.assumingMemoryBound(to: UInt64.self)
    var place = 0
    while place < bytes.count / 8 {
      hash = (hash ^ words[place]) &* 0x0000_0100_0000_01B3
      hash ^= hash >> 29
      place &+= 1
    }
    return hash
  }
}
