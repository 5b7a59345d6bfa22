import BindingLaws
import LawfulBindings

// Systems that trap. Each has `mayTrap` in its row of the list, so that a child judges it.

/// An unwrapping by force.
///
/// A held binding traps if it is read after the value has gone. The unwrapping upholds every law until then.
struct ForcedUnwrap: OptionalSystem {
  let source: Source<Bool?>

  var derived: Flag? {
    if source.value == nil { return nil }
    // swift-format-ignore: NeverForceUnwrap
    return source.binding.derive(get: { $0! }, accepts: { now, _ in now != nil }, put: { $0 = $1 })
  }
}

/// Positions without a look at the bounds.
///
/// A held binding traps once the list has shrunk. The positions uphold every law until then.
struct UnguardedIndex: BindingSystem {
  static var model: FlagPositionsModel { flagPositions }
  let source: Source<[Bool]>

  func binding(_ index: Int) -> Flag? {
    guard source.value.indices.contains(index) else { return nil }
    return source.binding[dynamicMember: \.[index]]
  }
}

/// A parent over a list that asks its first element, and traps if there is none.
///
/// Until the list is empty, the parent does what its model says. So it breaks `get-set` alone: it reads off
/// while only some flags are off, and a set of that reading sets all off.
struct FirstOfNone: PlainSystem {
  static let model = TogetherModel()
  let source: Source<[Bool]>

  func get(_ port: SinglePort, in list: [Bool]) -> Bool { list[0] && list.allSatisfy(\.self) }

  func put(_ isOn: Bool, at port: SinglePort, into list: inout [Bool]) {
    list = list.map { _ in isOn }
  }
}
