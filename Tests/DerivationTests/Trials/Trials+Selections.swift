import BindingLaws
import LawfulBindings

struct SelectingOwn<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel() }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag { F.Flag(selecting: tab, in: F.Selection(source)) }
}

struct SelectingForeign<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, bound: [.a, .b]) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag { F.Flag(selecting: tab, in: F.Selection(source)) }
}

struct SelectingAny<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, .clearsAny) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(selecting: tab, in: F.Selection(source), policy: .clearsAny)
  }
}

struct SelectingRadio<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, .radio) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(selecting: tab, in: F.Selection(source), policy: .radio)
  }
}

struct SelectingOff<F: BindingFamily>: BindingSystem {
  static var model: SelectionModel<Tab> { SelectionModel(of: Tab.allCases, .offOnly) }
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> F.Flag {
    F.Flag(selecting: tab, in: F.Selection(source), policy: .offOnly)
  }
}

struct SelectingRequired<F: BindingFamily>: BindingSystem {
  static var model: RequiredSelectionModel<Tab> { RequiredSelectionModel() }
  let source: Source<Tab>
  func binding(_ tab: Tab) -> F.Flag { F.Flag(selecting: tab, inRequired: F.Tabs(source)) }
}

struct MemberOfSet<F: BindingFamily>: BindingSystem {
  static var model: MembersModel<Tab> { MembersModel(of: Tab.allCases, bound: [.a, .b]) }
  let source: Source<Set<Tab>>
  func binding(_ tab: Tab) -> F.Flag { F.Flag(F.TabSet(source), contains: tab) }
}

struct MemberOfOptions<F: BindingFamily>: BindingSystem {
  static var model: OptionsModel<Rights> {
    OptionsModel(of: [.read, .write, [.read, .write], []])
  }
  let source: Source<Rights>
  func binding(_ rights: Rights) -> F.Flag { F.Flag(F.Options(source), contains: rights) }
}

/// Two flags in a dictionary, of which only those are removed that are on.
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
