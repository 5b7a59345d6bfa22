import BindingLaws
import LawfulBindings

/// The tags of three ports, and one without a port.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum Page: CaseIterable { case a, b, c, another }

/// A system of ports over a selection of a page.
protocol PageSystem: PlainSystem where Model == SelectionModel<Page> {}

extension PageSystem {
  static var model: Model { SelectionModel(of: Page.allCases, bound: [.a, .b, .c]) }
}

/// Three links over a selection that other parts of the program also write.
///
/// The selection may hold a value that is no port's tag.
struct ForeignSelectionLinks: PageSystem {
  let source: Source<Page?>

  func binding(_ tag: Page) -> Flag { source.binding[isSelecting: tag] }
}

/// The derived Bool of `ClearAnySelection` over a selection that may be no port's tag.
struct ClearAnyForeignSelection: PageSystem {
  let source: Source<Page?>
  func binding(_ tag: Page) -> Flag { source.clearingAny(tag) }
}

/// Ports that also clear a selection that is no port's tag, because no port owns it.
///
/// The ports never clear the selection of another port.
struct UnknownCleared: PageSystem {
  let source: Source<Page?>

  func put(_ isOn: Bool, at tag: Page, into selection: inout Page?) {
    if isOn { selection = tag } else if [tag, .another].contains(selection) { selection = nil }
  }
}
