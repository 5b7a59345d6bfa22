import BindingLaws
import LawfulBindings

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
/// The flags uphold `set-get` and `set-set`.
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
