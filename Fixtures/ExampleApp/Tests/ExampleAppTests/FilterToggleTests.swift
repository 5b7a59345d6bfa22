import BindingLaws
import ExampleApp
import LawTesting
import SwiftUI
import Testing

/// The toggles of the toolbar.
struct FilterToggle: BindingSystem {
  typealias Model = SelectionModel<Filter>
  let source: Source<Filter?>
  func binding(_ filter: Filter) -> Binding<Bool> {
    Binding(selection: Binding(source), tag: filter)
  }
}

/// The same in the way that is often read: whoever is set off clears the selection of all.
struct ClearAnyFilter: BindingSystem {
  typealias Model = SelectionModel<Filter>
  let source: Source<Filter?>
  func binding(_ filter: Filter) -> Binding<Bool> {
    let selection = Binding(source)
    return Binding(
      get: { selection.wrappedValue == filter },
      set: { selection.wrappedValue = $0 ? filter : nil })
  }
}

struct `The toggles of an inbox` {
  @Test func `obey the laws of selections`() {
    expect(FilterToggle.self, obeys: .selection + .wellBehaved + .locality + .honesty)
  }

  @Test(
    .expecting(RoundTripLaw.getSet, .broken, because: "off clears the selection of another"),
    .expecting(HonestyLaw.transactionReachesBase, .broken, because: "the setter is not told"))
  func `are caught when they clear too much`() {
    expect(
      ClearAnyFilter.self, obeys: LawSet([RoundTripLaw.getSet, HonestyLaw.transactionReachesBase]))
  }

  @Test func `stand where SwiftUI's own binding stands`() {
    expect(bindingOver: Int.self) { source in
      Binding(get: { source.value }, set: { source.value = $0 })
    }
  }

  @Test @MainActor func `move the filter of the app's own store`() {
    let inbox = Inbox()
    let flagged = inbox.isFiltering(by: .flagged)
    flagged.wrappedValue = true
    #expect(inbox.filter == .flagged)
    inbox.isFiltering(by: .unread).wrappedValue = false
    #expect(flagged.wrappedValue)
    inbox.isShowingAll.wrappedValue = true
    #expect(inbox.filter == nil)
  }
}
