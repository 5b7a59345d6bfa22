import BindingLaws
import LawfulBindings

/// What a binding remembers that lets its sets land later.
final class Pending<Value> {
  let clock = VirtualClock()
  /// What was set and has not landed.
  var value: Value?
  /// The base when it was set, where that matters.
  var number: Int?
}

/// A control whose sets land later.
protocol PendingSystem: DeferredSystem where Model == ExactCellModel {
  var source: Source<Int> { get }
  var pending: Pending<Int> { get }
  /// Takes what is set.
  func take(_ value: Int)
}

extension PendingSystem {
  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    HeadlessBinding(get: { source.value }, set: { take($0) })
  }

  func settle() { pending.clock.runOut() }
}

/// A text field whose text arrives when nobody has typed for a while.
///
/// What others wrote meanwhile stays.
struct DebouncedField: PendingSystem {
  let source: Source<Int>
  let pending = Pending<Int>()

  init(source: Source<Int>) { self.source = source }

  func take(_ text: Int) {
    pending.number.map(pending.clock.cancel)
    let before = source.value
    pending.number = pending.clock.after(3) { [source] in
      if source.value == before && text != before { source.value = text }
    }
  }
}

/// A text field that waits from the first letter on, and takes that.
struct FirstKeystrokeWins: PendingSystem {
  let source: Source<Int>
  let pending = Pending<Int>()

  init(source: Source<Int>) { self.source = source }

  func take(_ text: Int) {
    if pending.value != nil { return }
    pending.value = text
    let before = source.value
    pending.clock.after(3) { [source, pending] in
      if source.value == before { source.value = text }
      pending.value = nil
    }
  }
}

/// A slider whose first value arrives at once, and of those that follow soon the last one later.
struct ThrottledSlider: PendingSystem {
  let source: Source<Int>
  let pending = Pending<Int>()

  init(source: Source<Int>) { self.source = source }

  func take(_ value: Int) {
    if pending.number != nil {
      pending.value = value
      return
    }
    source.value = value
    pending.number = pending.clock.after(3) { [source, pending] in
      if let last = pending.value, source.value == value { source.value = last }
      (pending.value, pending.number) = (nil, nil)
    }
  }
}

/// A switch whose sets land when a store has answered.
protocol AnsweredSwitch: DeferredSystem where Model == CellModel<Bool> {
  var source: Source<Bool> { get }
  var pending: Pending<Bool> { get }
}

extension AnsweredSwitch {
  static var readsSetsAtOnce: Bool { true }

  /// Takes what is set; what others write meanwhile stays.
  func take(_ isOn: Bool) {
    pending.number.map(pending.clock.cancel)
    pending.value = isOn
    let before = source.value
    pending.number = pending.clock.after(3) { [source, pending] in
      if source.value == before && isOn != before { source.value = isOn }
      (pending.value, pending.number) = (nil, nil)
    }
  }

  func settle() { pending.clock.runOut() }
}

/// A switch that reads what was set, and later what its store answers.
struct OptimisticSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { pending.value ?? source.value }, set: { take($0) })
  }
}

/// A switch that reads the last answer of its store.
struct LateSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { source.value }, set: { take($0) })
  }
}

/// A cell of three values.
enum ExactCellModel: ReferenceModel {
  static var ports: [OnlyPort] { OnlyPort.allCases }
  static var bases: [Int]? { [0, 1, 2] }
  static var values: [Int]? { [0, 1, 2] }
  static func get(_ port: OnlyPort, in base: Int) -> Int { base }
  static func set(_ value: Int, at port: OnlyPort, in base: Int) -> Int { value }
}
