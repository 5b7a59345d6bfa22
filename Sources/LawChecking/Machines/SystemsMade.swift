/// A count of the systems that checks in this process have made, as a measure of their work.
///
/// A `SystemMachine` adds its own when it is freed. Systems of child processes do not count.
/// `HowGoodIsIt.md` gives such counts.
package enum SystemsMade {
  private static let total = Locked(0)

  package static var count: Int { total.value }

  static func add(_ count: Int) { total.use { $0 += count } }
}
