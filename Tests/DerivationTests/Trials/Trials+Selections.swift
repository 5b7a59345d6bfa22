import BindingLaws
import LawfulBindings

/// Tabs, each of which clears only its own selection.
struct SelectingOwn<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel() }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(F.Selection(source), through: Lens(\.[isSelecting: tab]))
  }
}

/// Two of three tabs, so that a tab may be selected that has no binding.
struct SelectingForeign<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, bound: [.a, .b]) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(F.Selection(source), through: Lens(\.[isSelecting: tab]))
  }
}

/// Tabs, each of which clears any selection.
struct SelectingAny<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, .clearsAny) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(selecting: tab, in: F.Selection(source), policy: .clearsAny)
  }
}

/// Tabs that cannot be set off.
struct SelectingRadio<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, .radio) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(selecting: tab, in: F.Selection(source), policy: .radio)
  }
}

/// Tabs that cannot be set on.
struct SelectingOff<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, .offOnly) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(selecting: tab, in: F.Selection(source), policy: .offOnly)
  }
}

/// Tabs of a selection that is never empty.
struct SelectingRequired<F: BindingFamily>: BindingSystem {
  static var model: RequiredSelectionModel<Tab> { RequiredSelectionModel() }
  let source: Source<Tab>
  func binding(_ tab: Tab) -> F.Flag { F.Flag(selecting: tab, inRequired: F.Tabs(source)) }
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
