import LawfulBindings
import SwiftUI

/// A message that somebody writes.
public struct Draft: Identifiable, Equatable, Sendable {
  public let id: Int
  public var subject: String

  public init(id: Int, subject: String = "") {
    self.id = id
    self.subject = subject
  }
}

/// A mailbox, with a sheet for the draft.
public struct Mailbox: View {
  public let draft: Binding<Draft?>

  public nonisolated init(draft: Binding<Draft?>) {
    self.draft = draft
  }

  public var body: some View {
    Button("Write") { draft.wrappedValue = Draft(id: 1) }
      .sheet(isPresented: isWriting) {
        if let subject { TextField("Subject", text: subject) }
      }
  }

  /// Whether the sheet is shown.
  ///
  /// Off throws the draft away; only a draft opens the sheet.
  public nonisolated var isWriting: Binding<Bool> { draft.isPresented }

  /// The subject of the draft, if there is one; a late edit does not bring it back.
  public nonisolated var subject: Binding<String>? { Binding(unwrapping: draft)?.subject }
}
