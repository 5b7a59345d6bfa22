import BindingLaws
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A way to die, as a type, so that a generic system can be made of it.
protocol Death {
  static func die(_ value: Int)
}

/// A cell that dies as it is set to 13 or more.
struct Dying<Cause: Death>: BindingSystem {
  typealias Model = IntegerCell
  let source: Source<Int>
  func binding(_ port: OnlyPort) -> MyBinding<Int> {
    MyBinding(get: { source.value }) { value in
      if value >= 13 { Cause.die(value) }
      source.value = value
    }
  }
}

/// The one port of a cell.
enum OnlyPort: CaseIterable {
  case cell
}

/// A cell of an integer, with its whole value at one port.
enum IntegerCell: WholeModel {
  typealias Base = Int
  typealias Port = OnlyPort
  static var bases: [Int]? { Array(0..<20) }
}

extension Law {
  /// A law of somebody else's that goes by the name of one of ours.
  static let ownTotal = Law(
    "total", "no operation traps or hangs", "x comes to an end", OwnTotal())
}

struct OwnTotal: Law.Form {
  func statement<M: ReferenceModel>(for model: M.Type) -> Law.Statement<M>? {
    .always { _ in nil }
  }
}

enum ArrayIndex: Death {
  static func die(_ value: Int) { print([1, 2, 3][value]) }
}

enum FailedPrecondition: Death {
  static func die(_ value: Int) { precondition(value < 13, "unlucky") }
}

enum StackOverflow: Death {
  static func die(_ value: Int) { print(depth(value)) }
  @inline(never) static func depth(_ n: Int) -> Int { n == -1 ? 0 : depth(n + 1) + depth(n + 2) }
}

enum EndlessLoop: Death {
  static func die(_ value: Int) {
    while getppid() != -1 {}
  }
}

/// Stops the clocks that would end it, and waits for ever.
enum StoppedClock: Death {
  static func die(_ value: Int) {
    for number in [SIGALRM, SIGPROF, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    while true { pause() }
  }
}

enum Abort: Death {
  static func die(_ value: Int) { abort() }
}

enum HeapExhaustion: Death {
  static func die(_ value: Int) {
    var bytes = [UInt8](repeating: 1, count: value)
    while true { bytes += bytes }
  }
}

enum SmallObjects: Death {
  final class Link {
    let next: Link?
    /// Enough for the memory to end before the time does.
    let weight = [Int](repeating: 1, count: 100)
    init(_ next: Link?) { self.next = next }
  }
  static func die(_ value: Int) {
    var last: Link?
    while true { last = Link(last) }
  }
}

enum ClosedPipe: Death {
  static func die(_ value: Int) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    _ = write(ends[1], &ends, 4)
  }
}

enum Exit: Death {
  static func die(_ value: Int) { exit(0) }
}

enum QuickExit: Death {
  static func die(_ value: Int) { _exit(7) }
}

enum Feigned: Death {
  static func die(_ value: Int) { _exit(42) }
}

enum FatalError: Death {
  static func die(_ value: Int) { fatalError("no \(value)") }
}

enum Killed: Death {
  static func die(_ value: Int) { raise(SIGKILL) }
}
