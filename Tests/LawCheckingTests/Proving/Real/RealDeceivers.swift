import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// After any set, what is read and then set through one binding arrives upside down.
struct EchoTurned: BindingSystem {
  static let model = FlagModel()
  let source: Source<Bool>
  let memory = Arm()

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    let own = Arm()
    return Accessor(
      get: {
        own.isSet = true
        return source.value
      },
      set: {
        source.value = $0 != (own.isSet && memory.isSet)
        memory.isSet = true
      })
  }
}

/// What a set reads of the source, though uncounted by the system's own account, matters.
struct BaseLooked: ModelledSystem {
  static let model = FlagModel()
  let source: Source<Bool>
  let memory = Arm()

  func set(_ isOn: Bool, at port: FlagModel.Port) {
    if memory.isSet { source.value = false } else { source.value = isOn }
    memory.isSet = source.base && isOn
  }
}

/// A flag whose bindings carry transactions.
protocol CarryingFlag: PlainSystem where Model == FlagModel {}

extension CarryingFlag { static var model: Model { FlagModel() } }

/// Bindings that carry transactions.
struct LawfulCarrier: CarryingFlag { let source: Source<Bool> }

/// A binding whose transaction is used up by its first set.
struct TransactionSpent: CarryingFlag {
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> HeadlessBinding<Bool> {
    let isSpent = Arm()
    return HeadlessBinding(
      get: { source.value },
      set: {
        source.write($0, transaction: isSpent.isSet ? nil : $1.animation)
        isSpent.isSet = true
      })
  }
}

/// A set in a transaction sets the opposite.
struct TransactionTurned: CarryingFlag {
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: FlagModel.Port, _ transaction: String?) {
    source.write(isOn == (transaction == nil), transaction: transaction)
  }
}

/// In a transaction the second set through a binding sets the opposite.
struct SecondTurned: CarryingFlag {
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> HeadlessBinding<Bool> {
    let own = Arm()
    return HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        let label = transaction.animation
        source.write(isOn != (own.isSet && label != nil), transaction: label)
        own.isSet = true
      })
  }
}

/// A binding that was put into a transaction drops the third set.
struct ThirdDropped: BindingSystem {
  struct Binding: TransactionalBinding {
    final class Count { var sets = 0 }

    let source: Source<Bool>
    var label: (text: String, count: Count)?

    var wrappedValue: Bool {
      get { source.value }
      nonmutating set {
        label?.count.sets += 1
        if label?.count.sets != 3 { source.write(newValue, transaction: label?.text) }
      }
    }

    func inTransaction(_ text: String) -> Binding {
      Binding(source: source, label: (text, Count()))
    }
  }

  static let model = FlagModel()
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Binding { Binding(source: source) }
}

/// A held binding reads what was there when it was made, but not in a transaction.
struct FrozenOutside: BindingSystem {
  struct Binding: TransactionalBinding {
    let source: Source<Bool>
    let start: Bool
    var transaction: String?

    var wrappedValue: Bool {
      get { transaction == nil ? start : source.value }
      nonmutating set { source.write(newValue, transaction: transaction) }
    }

    func inTransaction(_ label: String) -> Binding {
      Binding(source: source, start: start, transaction: label)
    }
  }

  static let model = FlagModel()
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Binding {
    Binding(source: source, start: source.value)
  }
}

/// The first transaction is that of all later sets that have none.
struct TransactionKept: CarryingFlag {
  let source: Source<Bool>
  let kept = Memory<String>()

  func set(_ isOn: Bool, at port: FlagModel.Port, _ transaction: String?) {
    kept.value = kept.value ?? transaction
    source.write(isOn, transaction: transaction ?? kept.value)
  }
}

/// A switch that a look turns off.
struct LookedOff: LampSystem {
  let source: Source<Bool>

  func rendering(_ port: SinglePort) -> String {
    source.value = false
    return "switch"
  }
}
