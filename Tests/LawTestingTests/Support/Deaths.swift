import BindingLaws
import Foundation
import TestSupport

/// A cell that ends its process when it is set to 13 or more.
struct Dying<Cause: Death>: ModelledSystem {
  static var model: IntegerCell { IntegerCell() }
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    if value >= 13 { Cause.die() }
    source.value = value
  }
}

/// The one port of a cell.
enum OnlyPort: CaseIterable {
  case cell
}

/// A cell of an integer, with its whole value at one port.
struct IntegerCell: WholeModel {
  typealias Base = Int
  typealias Port = OnlyPort
  var bases: [Int]? { Array(0..<20) }
}

extension Law {
  /// A law of one's own that has the id of a law of the library.
  static let ownTotal = Law(
    "total", "no operation traps or hangs", "x comes to an end", OwnTotal())
}

/// A form of laws that every case obeys if it comes to an end.
struct OwnTotal: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .always { _ in nil }
  }
}

enum ArrayIndex: Death {
  static func die() { print([1, 2, 3][Int(getpid())]) }
}

enum FailedPrecondition: Death {
  static func die() { precondition(getppid() == -1, "unlucky") }
}

enum SmallObjects: Death {
  final class Link {
    let next: Link?
    /// A weight that uses up the memory before the time.
    let weight = [Int](repeating: 1, count: 100)
    init(_ next: Link?) { self.next = next }
  }
  static func die() {
    var last: Link?
    while true { last = Link(last) }
  }
}
