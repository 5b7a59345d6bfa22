import BindingLaws
import LawfulBindings

/// A clock that goes on when somebody lets it, and what is to happen then.
///
/// `Notification/Bulletin` and `Stores/Holders` use it, too.
final class VirtualClock {
  private var now = 0
  private var made = 0
  private var appointments: [Int: (time: Int, body: () -> Void)] = [:]

  /// Lets something happen later.
  ///
  /// - Returns: The number by which it can be cancelled.
  @discardableResult
  func after(_ pause: Int, _ body: @escaping () -> Void) -> Int {
    made += 1
    appointments[made] = (now + pause, body)
    return made
  }

  /// Forgets what was to happen.
  func cancel(_ number: Int) { appointments[number] = nil }

  /// Goes on until nothing is left to happen, in order of time and then as it was asked for.
  func runOut() {
    while let (number, next) = appointments.min(by: {
      ($0.value.time, $0.key) < ($1.value.time, $1.key)
    }) {
      cancel(number)
      now = next.time
      next.body()
    }
  }
}

/// What a binding remembers that lets its sets land later.
final class Pending<Value> {
  let clock = VirtualClock()
  /// What was set and has not landed.
  var value: Value?
  /// The appointment at which it lands.
  var number: Int?

  /// Lets what is pending land later, in place of what was to land before.
  func land(after pause: Int, _ body: @escaping () -> Void) {
    number.map(clock.cancel)
    number = clock.after(pause, body)
  }
}

/// A system whose sets land later.
///
/// Traces call the port of its usual model `it`, and that of `CellModel` `value`.
protocol ClockedSystem: PlainSystem, DeferredSystem {
  var pending: Pending<Model.Value> { get }
}

extension ClockedSystem {
  static var model: ExactCellModel { ExactCellModel() }
  func settle() { pending.clock.runOut() }
}

/// Such a system of two flags.
protocol ClockedSides: ClockedSystem, PlainSides where Model == SidesModel {}

/// A cell of three values.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
struct ExactCellModel: ReferenceModel {
  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [0, 1, 2] }
  func get(_ port: OnlyPort, in base: Int) -> Int { base }
  func set(_ value: Int, at port: OnlyPort, in base: Int) -> Int { value }
}

/// A text field that waits from the first letter on, and takes that.
///
/// It breaks only deferred-arrives.
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

/// A switch whose sets land when a store has answered.
protocol AnsweredSwitch: ClockedSystem where Model == CellModel<Bool> {}

extension AnsweredSwitch {
  static var model: Model { CellModel() }

  static var readsSetsAtOnce: Bool { true }

  /// Takes what is set; what others write meanwhile stays.
  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) {
    pending.value = isOn
    let before = source.value
    pending.land(after: 3) { [source, pending] in
      if source.value == before && isOn != before { source.value = isOn }
      pending.value = nil
      pending.number = nil
    }
  }
}

/// A switch that reads what was set, and later what its store answers.
///
/// It breaks no law that it does not skip.
struct OptimisticSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()
  func get(_ port: SinglePort, in base: Bool) -> Bool { pending.value ?? base }
}

/// A switch that reads the last answer of its store.
///
/// It breaks only read-at-once and taps-arrive.
struct LateSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()
}

/// The sets of which a store has not heard yet, in the order in which they were made.
final class Requests {
  var waiting: [Bool] = []
  /// What is shown instead of what the store holds.
  var shown: Bool?
  /// What the store held after the latest answer.
  var known = false
}

/// A switch whose store answers one set after the other.
protocol AnsweredInTurn: PlainSystem, SteppedSystem where Model == CellModel<Bool> {
  /// Whether each answer is shown, even when a newer set is under way.
  static var showsEachAnswer: Bool { get }
  var requests: Requests { get }
}

extension AnsweredInTurn {
  static var model: Model { CellModel() }
  static var readsSetsAtOnce: Bool { true }

  func get(_ port: SinglePort, in base: Bool) -> Bool { requests.shown ?? base }

  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) {
    if requests.waiting.isEmpty { requests.known = source.value }
    requests.waiting.append(isOn)
    requests.shown = isOn
  }

  /// What others write meanwhile stays.
  func settleOnce() -> Bool {
    if requests.waiting.isEmpty { return false }
    let isOn = requests.waiting.removeFirst()
    if source.value == requests.known {
      if isOn != requests.known { source.value = isOn }
      requests.known = isOn
    }
    if Self.showsEachAnswer || requests.waiting.isEmpty { requests.shown = nil }
    return true
  }
}

/// A switch that reads what was set last until its store has answered all.
///
/// It breaks no law that it does not skip.
struct LatestShown: AnsweredInTurn {
  static let showsEachAnswer = false
  let source: Source<Bool>
  let requests = Requests()
}

/// A switch that shows each answer of its store.
///
/// It breaks only last-set-shows.
struct EachAnswerShown: AnsweredInTurn {
  static let showsEachAnswer = true
  let source: Source<Bool>
  let requests = Requests()
}

/// Two flags whose sets land in the next turn, each in what is there then.
struct NextTurnFlags: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.clock.after(1) { [source] in source.turn(side, isOn) }
  }
}

/// Two flags whose sets land when nobody has set any for a while: one timer serves both.
struct OneTimerForAll: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.land(after: 3) { [source] in source.turn(side, isOn) }
  }
}

extension Source<SidedFlags> {
  /// Changes a flag, if it changes.
  fileprivate func turn(_ side: Side, _ isOn: Bool) {
    if value[keyPath: side.flag] != isOn { value[keyPath: side.flag] = isOn }
  }
}

/// Two flags whose sets land in the next turn, as the whole that was there before it.
///
/// `LawsOfTime.md` has it checked by name.
struct LateWhole: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    pending.clock.after(1) { [source] in source.value = whole }
  }
}

/// Two flags whose changes land in the next turn.
///
/// A set that changes nothing when it is made is dropped, though it may when it lands.
struct LateChange: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let before = source.value
    let whole = source.value.with(side.flag, isOn)
    if whole != before { pending.clock.after(1) { [source] in source.value = whole } }
  }
}

/// A level that is clamped a turn after a binding was made, to what it was when that was made.
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
