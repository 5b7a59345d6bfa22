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
