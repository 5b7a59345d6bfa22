import SwiftUI

/// What an inbox may be narrowed to.
public enum Filter: CaseIterable, Sendable {
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
    Binding(selection: Bindable(self).filter, tag: filter)
  }

  /// Whether everything is shown: on while there is no filter, and setting it on takes the filter away.
  public var isShowingAll: Binding<Bool> {
    Binding(get: { self.filter == nil }, set: { if $0 { self.filter = nil } })
  }
}
