import BindingLaws
import LawfulBindings

/// A state as a flag: mixed reads off, and no set leaves anything mixed.
struct FlagOfStateModel: ReferenceModel {
  typealias Port = SinglePort
  var bases: [ToggleState]? { ToggleState.allCases }
  func get(_ port: SinglePort, in state: ToggleState) -> Bool { state == .on }

  func set(_ isOn: Bool, at port: SinglePort, in state: ToggleState) -> ToggleState {
    isOn ? .on : .off
  }
}

/// Two flags in a dictionary, from which a set off removes those that are on.
struct StoredFlagsModel: ReferenceModel {
  var ports: [String] { ["a", "b"] }

  var bases: [[String: Bool]]? {
    let flags: [Bool?] = [nil, false, true]
    return flags.flatMap { a in flags.map { ["a": a, "b": $0].compactMapValues(\.self) } }
  }

  func get(_ key: String, in flags: [String: Bool]) -> Bool { flags[key] == true }

  func set(_ isOn: Bool, at key: String, in flags: [String: Bool]) -> [String: Bool] {
    isOn ? flags.merging([key: true]) { $1 } : flags.filter { $0 != (key, true) }
  }

  func outside(
    _ key: String, setting isOn: Bool, in flags: [String: Bool]
  ) -> [String: Bool] {
    flags.filter { $0.key != key }
  }
}
