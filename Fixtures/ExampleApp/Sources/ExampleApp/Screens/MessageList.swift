import LawfulBindings
import SwiftUI

/// A message.
public struct Message: Identifiable, Equatable, Sendable {
  public let id: Int
  public var subject: String

  public init(id: Int, subject: String) {
    self.id = id
    self.subject = subject
  }
}

/// A list with a selection, each row of which has a box to tick.
public struct MessageList: View {
  public let messages: [Message]
  public let selection: Binding<Set<Message.ID>>

  public nonisolated init(messages: [Message], selection: Binding<Set<Message.ID>>) {
    self.messages = messages
    self.selection = selection
  }

  public var body: some View {
    List(selection: selection) {
      Toggle("All", sources: boxes, isOn: \.self)
      ForEach(messages) { message in
        Toggle(message.subject, isOn: isSelected(message.id))
      }
    }
  }

  /// Whether a message is selected.
  public nonisolated func isSelected(_ id: Message.ID) -> Binding<Bool> {
    selection[contains: id]
  }

  /// The boxes of all rows, of which the one for all is made.
  ///
  /// SwiftUI shows on, off or mixed, and a tap sets one after the other; what is selected elsewhere
  /// is left alone.
  public nonisolated var boxes: [Binding<Bool>] { messages.map { isSelected($0.id) } }
}
