import BindingLaws
import LawfulBindings

/// The only port of a system with one binding.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum OnlyPort: CaseIterable, CustomStringConvertible {
  case it
  var description: String { "it" }
}

/// A model of several ports over the same flag.
struct SharedFlagModel<Port: Hashable & CaseIterable>: ReferenceModel {
  func get(_ port: Port, in isOn: Bool) -> Bool { isOn }
  func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }
}

/// A model of one port that is the opposite of a flag.
struct NegatedFlagModel: ReferenceModel {
  func get(_ port: OnlyPort, in isOn: Bool) -> Bool { !isOn }
  func set(_ value: Bool, at port: OnlyPort, in isOn: Bool) -> Bool { !value }
}

/// A flag, and a counter that starts again after two.
struct CountedFlag: Equatable {
  var isOn = false
  var count = 0

  /// Returns the flag after a set, counted once more.
  ///
  /// Only models use this, because systems count on their own.
  func counting(_ isOn: Bool) -> CountedFlag { CountedFlag(isOn: isOn, count: (count + 1) % 3) }
}

/// A model of a counted flag.
///
/// A set of its only port may change both parts.
protocol CountedFlagModel: ReferenceModel
where Base == CountedFlag, Port == OnlyPort, Value == Bool {}

extension CountedFlagModel {
  var bases: [CountedFlag]? {
    (0..<3).flatMap { count in Bool.all.map { CountedFlag(isOn: $0, count: count) } }
  }
  func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }
  func outside(_ port: Port, setting isOn: Bool, in flag: Base) -> Base { CountedFlag() }
}

/// A model that counts the changes of the flag.
struct ChangeCountModel: CountedFlagModel {
  func set(_ isOn: Bool, at port: OnlyPort, in flag: CountedFlag) -> CountedFlag {
    flag.isOn == isOn ? flag : flag.counting(isOn)
  }
}

/// A model that counts the sets of the flag.
struct SetCountModel: CountedFlagModel {
  func set(_ isOn: Bool, at port: Port, in flag: Base) -> Base { flag.counting(isOn) }
}

/// A flag that counts its changes beside its value.
///
/// The last set does not win, because the changes on the way are counted. The flag upholds every other law,
/// and its model agrees.
struct ChangeCounter: PlainSystem {
  static let model = ChangeCountModel()
  let source: Source<CountedFlag>

  func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }

  func put(_ isOn: Bool, at port: OnlyPort, into flag: inout CountedFlag) {
    if flag.isOn != isOn { flag = CountedFlag(isOn: isOn, count: (flag.count + 1) % 3) }
  }
}

/// A flag that counts its sets, so that setting the current value shows.
struct SetCounter: PlainSystem {
  static let model = SetCountModel()
  let source: Source<CountedFlag>

  func get(_ port: OnlyPort, in flag: CountedFlag) -> Bool { flag.isOn }

  func put(_ isOn: Bool, at port: OnlyPort, into flag: inout CountedFlag) {
    flag = CountedFlag(isOn: isOn, count: (flag.count + 1) % 3)
  }
}

/// A setter that toggles, whatever it is given.
///
/// The setter breaks all laws of the round trip that judge sets.
struct TogglingSetter: SingleSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>
  var derived: Flag { source.binding.derive(get: \.self, put: { isOn, _ in isOn.toggle() }) }
}

/// A setter that turns on, whatever it is given.
///
/// The last set wins, as it must.
struct StuckOn: SingleSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>
  var derived: Flag { source.binding.derive(get: \.self, put: { isOn, _ in isOn = true }) }
}

/// A negation in one direction only.
///
/// Reads are negated, and writes are not.
struct HalfNegation: SingleSystem {
  static let model = NegatedFlagModel()
  let source: Source<Bool>
  var derived: Flag { source.binding.map(!, back: \.self) }
}

/// A model of two flags in a dictionary, each absent, off or on.
///
/// An absent one reads off. Traces name ports and bases here, and draws and tokens number them: names and
/// orders have to stay.
protocol FlagsModel: ReferenceModel where Base == [String: Bool], Port == String, Value == Bool {}

extension FlagsModel {
  var ports: [String] { ["a", "b"] }

  var bases: [[String: Bool]]? {
    [nil, false, true].rows(of: 2).map { ["a": $0[1], "b": $0[0]].compactMapValues(\.self) }
  }

  func get(_ key: String, in flags: [String: Bool]) -> Bool { flags[key] ?? false }

  func outside(_ key: String, setting isOn: Bool, in flags: Base) -> Base {
    flags.filter { $0.key != key }
  }
}

/// A model in which setting off removes a flag that is on.
///
/// A flag that is off stays as it is, stored or absent. `CI/full.d/source-mutants.txt` quotes it.
struct RemovedFlagsModel: FlagsModel {
  func set(_ isOn: Bool, at key: String, in flags: [String: Bool]) -> [String: Bool] {
    if isOn { return flags.merging([key: true]) { $1 } }
    return flags.filter { $0.key != key || !$0.value }
  }
}

/// A model in which an absent flag counts as one that is off.
struct AbsentIsOffModel: FlagsModel {
  func set(_ isOn: Bool, at key: String, in flags: [String: Bool]) -> [String: Bool] {
    flags.merging([key: isOn]) { $1 }
  }

  func areEquivalent(bases flags: [String: Bool], _ other: [String: Bool]) -> Bool {
    flags.filter(\.value) == other.filter(\.value)
  }
}

/// A system of two flags in a dictionary, which differs from its model at most in what a set stores.
protocol FlagsSystem: PlainSystem where Model: FlagsModel {}

extension FlagsSystem {
  static var model: RemovedFlagsModel { RemovedFlagsModel() }

  func get(_ key: String, in flags: [String: Bool]) -> Bool { flags[key] ?? false }
  func put(_ isOn: Bool, at key: String, into flags: inout [String: Bool]) { flags[key] = isOn }
}

/// Flags that are removed when they are set off.
struct RemovedFlags: BindingSystem {
  static let model = RemovedFlagsModel()
  let source: Source<[String: Bool]>

  func binding(_ key: String) -> Flag { source.binding[isOn: key] }
}

/// Flags that are stored as off.
///
/// An absent flag counts as off.
struct AbsentIsOff: FlagsSystem {
  static let model = AbsentIsOffModel()
  let source: Source<[String: Bool]>
}

/// Flags for which absent and stored are different.
///
/// Setting off a flag that reads off adds a key.
struct StoredFalse: FlagsSystem { let source: Source<[String: Bool]> }

/// Flags that setting off removes, even one that is stored as off.
///
/// The flags uphold set-get and set-set.
struct RemovedFalse: FlagsSystem {
  let source: Source<[String: Bool]>

  func put(_ isOn: Bool, at key: String, into flags: inout [String: Bool]) {
    flags[key] = isOn ? true : nil
  }
}

/// Flags that setting off stores as off, if they are on.
///
/// The model removes them instead. The flags break only conforms.
struct FalseOverTrue: FlagsSystem {
  let source: Source<[String: Bool]>

  func put(_ isOn: Bool, at key: String, into flags: inout [String: Bool]) {
    if isOn != (flags[key] ?? false) { flags[key] = isOn }
  }
}
