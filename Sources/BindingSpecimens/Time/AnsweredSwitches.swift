import BindingLaws

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
    pending.land(after: .answer) { [source, pending] in
      if source.value == before && isOn != before { source.value = isOn }
      pending.value = nil
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
/// The switch breaks only `read-at-once` and `taps-arrive`.
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
/// The switch breaks only `last-set-shows`.
struct EachAnswerShown: AnsweredInTurn {
  static let showsEachAnswer = true
  let source: Source<Bool>
  let requests = Requests()
}
