import BindingLaws
import LawfulBindings

/// What a system remembers beside its base.
final class Memory<Value> {
  var value: Value?
}

extension Memory<Int> {
  /// How often it was asked for, with this time.
  func next() -> Int {
    let count = (value ?? 0) + 1
    value = count
    return count
  }
}

/// A setter that drops what was read last, as if the base still held it.
///
/// It keeps all laws while every change is followed by a read.
struct MemoryOfLastRead: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let left = Memory<Bool>()
  private let right = Memory<Bool>()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let (flag, lastRead) = (source.binding[dynamicMember: port.flag], port == .left ? left : right)
    return HeadlessBinding(
      get: {
        lastRead.value = flag.wrappedValue
        return flag.wrappedValue
      },
      set: { isOn, transaction in
        if lastRead.value == isOn { return }
        lastRead.value = isOn
        flag.transaction(transaction).wrappedValue = isOn
      })
  }
}

/// A binding that keeps what is set in a copy of its own, and reads that from then on.
///
/// It keeps set-get, and breaks that the write arrives: the base never hears of it.
struct LocalCopy: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let copy = Memory<Bool>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { copy.value ?? source.value }, set: { copy.value = $0 })
  }
}

/// A flag, and a field that is asked to commit what it shows.
enum FieldModel: ReferenceModel {
  enum Action {
    case commit
  }

  typealias Port = CellModel<Bool>.Port
  typealias Value = Bool
  static var ports: [Port] { Port.allCases }
  static var bases: [Bool]? { Bool.all }
  static var actions: [Action] { [.commit] }
  static func get(_ port: Port, in base: Bool) -> Bool { base }
  static func set(_ value: Bool, at port: Port, in base: Bool) -> Bool { value }

  /// The field shows the base, so committing it changes nothing.
  static func apply(_ action: Action, to base: Bool) -> Bool { base }
}

/// A field that commits what it was last seen to show.
///
/// Who looks at it after each change never finds a fault: extra reads show, and so does its past.
struct StaleCommit: BindingSystem {
  typealias Model = FieldModel
  let source: Source<Bool>
  private let shown = Memory<Bool>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: {
        shown.value = source.value
        return source.value
      },
      set: { isOn, transaction in
        shown.value = isOn
        source.write(isOn, transaction: transaction.animation)
      })
  }

  func perform(_ action: Model.Action, on source: Source<Bool>) {
    source.rewrite(shown.value ?? source.base)
  }
}

/// A toggle that counts how often it was set, and ignores every third set.
///
/// It keeps all laws of reading, and breaks that only the base matters.
struct TiredSetter: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let sets = Memory<Int>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.taking { _ in sets.next() % 3 != 0 }
  }
}
