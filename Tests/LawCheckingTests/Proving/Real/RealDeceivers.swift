import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// A flag that, after any set, negates sets through a binding that was read.
///
/// An echo, which reads and sets, shows that through a new binding.
struct EchoTurned: BindingSystem {
  static let model = FlagModel()
  let source: Source<Bool>
  let wasSet = Arm()

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    let wasRead = Arm()
    return Accessor(
      get: {
        wasRead.isSet = true
        return source.value
      },
      set: { isOn in
        source.value = isOn != (wasRead.isSet && wasSet.isSet)
        wasSet.isSet = true
      })
  }
}

/// A flag that the set after a set to on turns off.
///
/// To remember a set to on, it reads `base` of its source, not `value`. A proof tries an input that reads
/// nothing in one base alone. So such a read has to count.
struct BaseLooked: ModelledSystem {
  static let model = FlagModel()
  let source: Source<Bool>
  let wasSetOn = Arm()

  func set(_ isOn: Bool, at port: FlagModel.Port) {
    if wasSetOn.isSet { source.value = false } else { source.value = isOn }
    wasSetOn.isSet = source.base && isOn
  }
}

/// A flag whose bindings carry transactions.
protocol CarryingFlag: PlainSystem where Model == FlagModel {}

extension CarryingFlag { static var model: Model { FlagModel() } }

/// A lawful flag whose bindings carry transactions.
struct LawfulCarrier: CarryingFlag { let source: Source<Bool> }

/// A flag whose bindings use up their transaction with the first set.
struct TransactionSpent: CarryingFlag {
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> HeadlessBinding<Bool> {
    let isSpent = Arm()
    return HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        source.write(isOn, transaction: isSpent.isSet ? nil : transaction.animation)
        isSpent.isSet = true
      })
  }
}

/// A flag whose sets in a transaction set the opposite.
struct TransactionTurned: CarryingFlag {
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: FlagModel.Port, _ transaction: String?) {
    source.write(isOn == (transaction == nil), transaction: transaction)
  }
}

/// A flag whose sets in a transaction set the opposite, except the first through each binding.
struct SecondTurned: CarryingFlag {
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> HeadlessBinding<Bool> {
    let wasSet = Arm()
    return HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        let label = transaction.animation
        source.write(isOn != (wasSet.isSet && label != nil), transaction: label)
        wasSet.isSet = true
      })
  }
}

/// A flag whose bindings in a transaction drop their third set.
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

/// A flag whose held bindings read the value from when they were made, except in a transaction.
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

/// A flag that keeps its first transaction for all later sets without one.
struct TransactionKept: CarryingFlag {
  let source: Source<Bool>
  let kept = Memory<String>()

  func set(_ isOn: Bool, at port: FlagModel.Port, _ transaction: String?) {
    kept.value = kept.value ?? transaction
    source.write(isOn, transaction: transaction ?? kept.value)
  }
}

/// A switch that a rendering turns off.
struct LookedOff: LampSystem {
  let source: Source<Bool>

  func rendering(_ port: SinglePort) -> String {
    source.value = false
    return "switch"
  }
}
