import LawfulBindings
import SwiftUI

/// What an inbox may be narrowed to.
public enum Filter: String, CaseIterable, Sendable {
  case unread, flagged, attached
}

/// The messages of somebody, narrowed by one filter at most.
@MainActor
@Observable
public final class Inbox {
  public var filter: Filter?

  public init() {}

  /// What a toggle of the toolbar is bound to.
  public func isFiltering(by filter: Filter) -> Binding<Bool> {
    Bindable(self).filter[isSelecting: filter]
  }

  /// Whether everything is shown: on while there is no filter, and setting it on takes the filter away.
  public var isShowingAll: Binding<Bool> {
    Bindable(self).filter.isPresented.negated
  }
}

/// The toolbar of an inbox.
public struct InboxToolbar: View {
  public let inbox: Inbox

  public init(inbox: Inbox) {
    self.inbox = inbox
  }

  public var body: some View {
    HStack {
      Toggle("All", isOn: inbox.isShowingAll)
      ForEach(Filter.allCases, id: \.self) { filter in
        Toggle(filter.rawValue, isOn: inbox.isFiltering(by: filter))
      }
    }
  }
}
