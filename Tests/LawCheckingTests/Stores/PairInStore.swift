import TestSupport

/// A pair that is written half by half, and notifies of each.
struct InTwoSteps: NotifyingStoreSystem {
  enum Model: ObserverModel, RowModel {
    static var values: [Bool]? { [false, true] }
    static var writesToRest: Int { 1 }
    static var mayReject: Bool { false }
    static func settling(_ base: [Bool]) -> [Never] { [] }
  }

  private final class Halves {
    var all = [false, false] { didSet { if all != oldValue { afterChange(all) } } }
    var afterChange: ([Bool]) -> Void = { _ in }
  }

  private let halves = Halves()
  var base: [Bool] {
    get { halves.all }
    nonmutating set { for port in newValue.indices { halves.all[port] = newValue[port] } }
  }

  func reportWrites(to note: @escaping ([Bool], String?) -> Void) {
    halves.afterChange = { note($0, nil) }
  }

  func binding(_ port: Int) -> Accessor<Bool> {
    Accessor(get: { halves.all[port] }, set: { halves.all[port] = $0 })
  }
}
