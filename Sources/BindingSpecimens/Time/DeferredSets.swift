import BindingLaws
import LawfulBindings

/// A clock that runs only when it is told to, with appointments.
///
/// `Notification/Bulletin` and `Stores/Holders` use it, too.
final class VirtualClock {
  /// The time of the latest appointment that was carried out.
  private var now = 0
  /// The number of appointments that were made.
  private var made = 0
  /// The appointments to come, by number.
  private var appointments: [Int: (time: Int, body: () -> Void)] = [:]

  /// Adds an appointment after a pause.
  ///
  /// - Returns: The number by which to cancel it.
  @discardableResult
  func after(_ pause: Int, _ body: @escaping () -> Void) -> Int {
    made += 1
    appointments[made] = (now + pause, body)
    return made
  }

  /// Cancels an appointment.
  func cancel(_ number: Int) { appointments[number] = nil }

  /// Carries out all appointments, in order of time and then of their making.
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

/// The memory of a binding whose sets land later.
final class Pending<Value> {
  /// The clock by which sets land.
  let clock = VirtualClock()
  /// The set value that has not landed.
  ///
  /// Nil if there is none.
  var value: Value?
  /// The number of the appointment at which it lands.
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
/// The text field breaks only deferred-arrives.
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

  /// Takes a set, which lands later.
  ///
  /// If others write meanwhile, their value stays.
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

/// A switch that reads the set value until its store has answered.
///
/// The switch breaks only laws that it skips.
struct OptimisticSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()
  func get(_ port: SinglePort, in base: Bool) -> Bool { pending.value ?? base }
}

/// A switch that reads the last answer of its store.
///
/// The switch breaks only read-at-once and taps-arrive.
struct LateSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()
}

/// The sets that a store has not answered yet, in order.
final class Requests {
  /// The values of the sets.
  var waiting: [Bool] = []
  /// The value that is shown instead of the store's.
  ///
  /// Nil if the store's is shown.
  var shown: Bool?
  /// The store's value after the latest answer.
  var known = false
}

/// A switch whose store answers one set after the other.
protocol AnsweredInTurn: PlainSystem, SteppedSystem where Model == CellModel<Bool> {
  /// Whether each answer is shown, even while a newer set is pending.
  static var showsEachAnswer: Bool { get }
  /// The sets that the store has not answered yet.
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

  /// Answers the next set.
  ///
  /// If others wrote meanwhile, their value stays.
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

/// A switch that reads the last set value until its store has answered all sets.
///
/// The switch breaks only laws that it skips.
struct LatestShown: AnsweredInTurn {
  static let showsEachAnswer = false
  let source: Source<Bool>
  let requests = Requests()
}

/// A switch that shows each answer of its store.
///
/// The switch breaks only last-set-shows.
struct EachAnswerShown: AnsweredInTurn {
  static let showsEachAnswer = true
  let source: Source<Bool>
  let requests = Requests()
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

/// Two flags whose changes land in the next turn.
///
/// A set that changes nothing at the time it is made is dropped, though it might change something when it
/// lands.
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
