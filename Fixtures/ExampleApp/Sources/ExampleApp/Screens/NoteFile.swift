import Foundation
import SwiftUI

/// A note in a file.
public final class NoteFile: Sendable {
  let file: URL

  public init(file: URL) {
    self.file = file
  }

  public var text: String {
    get { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    set { try? newValue.write(to: file, atomically: true, encoding: .utf8) }
  }

  /// What the field is bound to.
  public var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
}

/// The editor of a note.
public struct NoteEditor: View {
  public let note: NoteFile

  public init(note: NoteFile) {
    self.note = note
  }

  public var body: some View { TextField("Note", text: note.binding) }
}
