import LawChecking
import Testing

/// Which systems were judged by `total` because cases crashed under other laws.
enum Ends {
  private static let judged = Locked<Set<[String]>>([])

  /// Whether the running test has met no end of this system before.
  static func isFirst(of system: String) -> Bool {
    let test = Test.current.map { "\($0.id)" } ?? ""
    return judged.use { $0.insert([test, system]).inserted }
  }
}
