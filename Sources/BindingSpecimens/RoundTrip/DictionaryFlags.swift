import BindingLaws
import LawfulBindings

/// Two flags in a dictionary, each absent, off or on; what is absent reads off.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
protocol FlagsModel: ReferenceModel where Base == [String: Bool], Port == String, Value == Bool {}

extension FlagsModel {
  static var ports: [String] { ["a", "b"] }

  static var bases: [[String: Bool]]? {
    let flags: [Bool?] = [nil, false, true]
    return flags.flatMap { a in flags.map { ["a": a, "b": $0].compactMapValues(\.self) } }
  }

  static func get(_ key: String, in flags: [String: Bool]) -> Bool { flags[key] ?? false }

  static func outside(_ key: String, setting isOn: Bool, in flags: Base) -> Base {
    flags.filter { $0.key != key }
  }
}

/// Setting off removes a flag that is on, and keeps one that is off, stored or absent.
enum RemovedFlagsModel: FlagsModel {
  static func set(_ isOn: Bool, at key: String, in flags: [String: Bool]) -> [String: Bool] {
    if isOn { return flags.merging([key: true]) { $1 } }
    return flags.filter { $0.key != key || !$0.value }
  }
}

/// An absent flag counts as one that is off.
enum AbsentIsOffModel: FlagsModel {
  static func set(_ isOn: Bool, at key: String, in flags: [String: Bool]) -> [String: Bool] {
    flags.merging([key: isOn]) { $1 }
  }

  static func areEquivalent(bases flags: [String: Bool], _ other: [String: Bool]) -> Bool {
    flags.filter(\.value) == other.filter(\.value)
  }
}

/// Two flags in a dictionary, as their model says, but for what a set stores.
protocol FlagsSystem: PlainSystem where Model: FlagsModel {
  associatedtype Model = RemovedFlagsModel
}

extension FlagsSystem {
  func get(_ key: String, in flags: [String: Bool]) -> Bool { flags[key] ?? false }
  func put(_ isOn: Bool, at key: String, into flags: inout [String: Bool]) { flags[key] = isOn }
}

/// Flags that are removed when they are set off.
struct RemovedFlags: BindingSystem {
  typealias Model = RemovedFlagsModel
  let source: Source<[String: Bool]>

  func binding(_ key: String) -> Flag { HeadlessBinding(source.binding, key: key) }
}

/// Flags that are stored as off, where an absent one counts as off.
struct AbsentIsOff: FlagsSystem {
  typealias Model = AbsentIsOffModel
  let source: Source<[String: Bool]>
}

/// The same, where an absent flag is not a stored one: setting off what reads off adds a key.
struct StoredFalse: FlagsSystem { let source: Source<[String: Bool]> }

/// Setting off removes the flag, also one that is stored as off.
///
/// It keeps set-get and set-set.
struct RemovedFalse: FlagsSystem {
  let source: Source<[String: Bool]>

  func put(_ isOn: Bool, at key: String, into flags: inout [String: Bool]) {
    flags[key] = isOn ? true : nil
  }
}

/// Setting off a flag that is on stores it as off.
///
/// It differs from the model in nothing that another law speaks about.
struct FalseOverTrue: FlagsSystem {
  let source: Source<[String: Bool]>

  func put(_ isOn: Bool, at key: String, into flags: inout [String: Bool]) {
    if isOn != (flags[key] ?? false) { flags[key] = isOn }
  }
}
