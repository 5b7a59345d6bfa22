import TestSupport

/// What an instance or a binding of a deceiver remembers.
final class Memory {
  var count = 0
  var flag = false
}

/// After any set, what is read and then set through one binding arrives upside down.
struct EchoTurned: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>
  let memory = Memory()

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    let own = Memory()
    return Accessor(
      get: {
        own.flag = true
        return source.value
      },
      set: {
        source.value = $0 != (own.flag && memory.flag)
        memory.flag = true
      })
  }
}

/// What a set reads of the source, though uncounted by the system's own account, matters.
struct BaseLooked: ModelledSystem {
  typealias Model = FlagModel
  let source: Source<Bool>
  let memory = Memory()

  func set(_ isOn: Bool, at port: FlagModel.Port) {
    if memory.flag { source.value = false } else { source.value = isOn }
    memory.flag = source.base && isOn
  }
}

/// A binding that carries a transaction.
struct Carrier: TransactionalBinding {
  let get: () -> Bool
  let set: (Bool, String?) -> Void
  private var transaction: String?

  init(get: @escaping () -> Bool, set: @escaping (Bool, String?) -> Void) {
    (self.get, self.set) = (get, set)
  }

  var wrappedValue: Bool {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  func inTransaction(_ label: String) -> Carrier {
    var binding = self
    binding.transaction = label
    return binding
  }
}

struct LawfulCarrier: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Carrier {
    Carrier(get: { source.value }, set: { source.write($0, transaction: $1) })
  }
}

/// A binding whose transaction is used up by its first set.
struct SpentCarrier: TransactionalBinding {
  final class Label { var text: String? }

  let source: Source<Bool>
  private let label = Label()

  var wrappedValue: Bool {
    get { source.value }
    nonmutating set {
      source.write(newValue, transaction: label.text)
      label.text = nil
    }
  }

  func inTransaction(_ label: String) -> SpentCarrier {
    let binding = SpentCarrier(source: source)
    binding.label.text = label
    return binding
  }
}

struct TransactionSpent: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> SpentCarrier { SpentCarrier(source: source) }
}

/// A set in a transaction sets the opposite.
struct TransactionTurned: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Carrier {
    Carrier(
      get: { source.value }, set: { source.write($0 == ($1 == nil), transaction: $1) })
  }
}

/// In a transaction the second set through a binding sets the opposite.
struct SecondTurned: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Carrier {
    let own = Memory()
    return Carrier(
      get: { source.value },
      set: { isOn, transaction in
        source.write(isOn != (own.flag && transaction != nil), transaction: transaction)
        own.flag = true
      })
  }
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

  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Binding {
    Binding(source: source, start: source.value)
  }
}

/// The first transaction is that of all later sets that have none.
struct TransactionKept: BindingSystem {
  final class Kept { var transaction: String? }

  typealias Model = FlagModel
  let source: Source<Bool>
  let kept = Kept()

  func binding(_ port: FlagModel.Port) -> Carrier {
    Carrier(
      get: { source.value },
      set: {
        kept.transaction = kept.transaction ?? $1
        source.write($0, transaction: $1 ?? kept.transaction)
      })
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
