/// How many systems were made in this process, which says how much work its checks were.
///
/// A room adds what was made in it when it goes; what child processes make is not counted.
package enum SystemsMade {
  private static let total = Locked(0)

  package static var count: Int { total.value }

  static func add(_ count: Int) { total.use { $0 += count } }
}
