import BindingLaws
import LawTesting
import LawfulBindings
import SwiftUI
import Testing

@Suite struct `A binding that a view keeps` {
  @Test func `gives the same one again, by a subscript, and is not read for it`() {
    expect(SubscriptToggles.self, obeys: .invalidation)
  }

  @Test func `gives the same part of a value again, by a key path`() {
    expect(KeyPathFields.self, obeys: .invalidation)
  }

  // Newer releases of SwiftUI may call bindings of closures the same if they read the same.
  #if os(Linux)
    @Test(
      .expecting(.sameAgain, .broken, because: "nobody can compare closures"),
      .expecting(.sameAfterOthers, .broken, because: "nobody can compare closures"),
      .expecting(.madeUnread, .broken, because: "its getter is called when it is made"))
    func `gives another one each time, by closures`() {
      expect(ClosureToggles.self, obeys: .invalidation)
    }
  #endif

  @Test func `is not asked of a closure that gets another one each time`() {
    withKnownIssue {
      expect(.selection(of: Tab.self), obeys: .invalidation) { (filter: Binding<Tab?>, tab) in
        filter[isSelecting: tab]
      }
    } matching: { issue in
      "\(issue)".contains("its closure gets another binding each time")
    }
  }
}

private struct SubscriptToggles: BindingSystem {
  static let model = SelectionModel<Tab>()
  let filter: Binding<Tab?>
  init(source: Source<Tab?>) { filter = Binding(source) }
  func binding(_ tab: Tab) -> Binding<Bool> { filter[isSelecting: tab] }
}

private struct KeyPathFields: BindingSystem {
  static let model = SourcesModel<Mail, ToggleState>(
    of: [Mail()], over: [\.isWeekly, \.isUrgent], writtenAtOnce: true)
  let mail: Binding<Mail>
  init(source: Source<Mail>) { mail = Binding(source) }

  func binding(_ port: SourcesModel<Mail, ToggleState>.Port) -> Binding<ToggleState> {
    switch port {
    case .all: mail[all: \.isWeekly, \.isUrgent]
    case .member(0): mail.isWeekly.toggleState
    case .member: mail.isUrgent.toggleState
    }
  }
}

private struct ClosureToggles: BindingSystem {
  static let model = SelectionModel<Tab>()
  let filter: Binding<Tab?>
  init(source: Source<Tab?>) { filter = Binding(source) }

  func binding(_ tab: Tab) -> Binding<Bool> {
    Binding(
      get: { filter.wrappedValue == tab }, set: { filter[isSelecting: tab].wrappedValue = $0 })
  }
}
