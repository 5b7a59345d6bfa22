import BindingLaws
import LawfulBindings

/// The memory of a system whose sets land later.
final class Pending<Value> {
  /// The clock by which sets land.
  let clock = VirtualClock()
  /// The set value that has not landed.
  ///
  /// Nil if there is none.
  var value: Value?
  /// The number of the appointment at which the set lands.
  ///
  /// Nil if there is none.
  var number: Int?

  /// Lets a set land later, in place of the pending one.
  func land(after pause: Int, _ body: @escaping () -> Void) {
    number.map(clock.cancel)
    number = clock.after(pause, body)
  }
}

/// A system whose sets land later.
///
/// Traces call the port of its usual model `it`, and that of `CellModel` `value`.
protocol ClockedSystem: PlainSystem, DeferredSystem {
  /// The memory for sets that have not landed.
  var pending: Pending<Model.Value> { get }
}

extension ClockedSystem {
  static var model: ExactCellModel { ExactCellModel() }
  func settle() { pending.clock.runOut() }
}

/// A system of two flags whose sets land later.
protocol ClockedSides: ClockedSystem, PlainSides where Model == SidesModel {}

/// A model of a cell of three values.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
struct ExactCellModel: ReferenceModel {
  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [0, 1, 2] }
  func get(_ port: OnlyPort, in base: Int) -> Int { base }
  func set(_ value: Int, at port: OnlyPort, in base: Int) -> Int { value }
}

/// A text field that waits from the first letter on, and then takes that letter.
///
/// The text field breaks only `deferred-arrives`.
struct FirstKeystrokeWins: ClockedSystem {
  let source: Source<Int>
  let pending = Pending<Int>()

  func set(_ text: Int, at port: OnlyPort, _ transaction: String?) {
    if pending.value != nil { return }
    pending.value = text
    let before = source.value
    pending.clock.after(3) { [source, pending] in
      if source.value == before { source.value = text }
      pending.value = nil
    }
  }
}

/// Two flags whose sets land in the next turn, each in the base at that time.
struct NextTurnFlags: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.clock.after(1) { [source] in source.turn(side, isOn) }
  }
}

/// Two flags whose sets land when nobody has set any for a while.
///
/// One timer serves both.
struct OneTimerForAll: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.land(after: 3) { [source] in source.turn(side, isOn) }
  }
}

extension Source<SidedFlags> {
  /// Changes a flag, unless it has that value already.
  fileprivate func turn(_ side: Side, _ isOn: Bool) {
    if value[keyPath: side.flag] != isOn { value[keyPath: side.flag] = isOn }
  }
}

/// Two flags whose sets land in the next turn, as the whole from before it.
struct LateWhole: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    pending.clock.after(1) { [source] in source.value = whole }
  }
}

/// Two flags whose changes land in the next turn, as the whole from before it.
///
/// A set that changes nothing at the time it is made is dropped, though it might change something when it
/// lands. `LateWhole` drops none.
struct LateChange: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let before = source.value
    let whole = source.value.with(side.flag, isOn)
    if whole != before { pending.clock.after(1) { [source] in source.value = whole } }
  }
}

/// A level that is clamped a turn after a binding was made, to its value at that time.
struct ClampedAsOfMaking: ClockedSystem {
  static let model = ClampedLevelModel()
  let source: Source<Int>
  let pending = Pending<Int>()

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    let level = source.value
    pending.clock.after(1) { [source] in source.value = min(max(level, 0), 2) }
    return source.binding.map(\.self, back: { min(max($0, 0), 2) })
  }
}
