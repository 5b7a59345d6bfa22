import SwiftUI

extension Binding where Value == Bool {
  /// On while the tag is selected; setting it off clears the selection of this tag, and no other.
  public init<Tag: Hashable & Sendable>(selection: Binding<Tag?>, tag: Tag) {
    self.init(
      get: { selection.wrappedValue == tag },
      set: { isOn, transaction in
        let selection = selection.transaction(transaction)
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
