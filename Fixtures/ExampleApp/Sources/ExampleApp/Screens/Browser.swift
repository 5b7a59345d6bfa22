import LawfulBindings
import SwiftUI

/// What a browser pushes.
public enum Page: CaseIterable, Sendable {
  case list, detail, editor
}

/// What a browser presents.
public enum Destination: Equatable, Sendable {
  case draft(Draft)
  case help
}

/// Pages that are pushed on each other, and a sheet.
public struct Browser: View {
  public let path: Binding<[Page]>
  public let destination: Binding<Destination?>

  public nonisolated init(path: Binding<[Page]>, destination: Binding<Destination?>) {
    self.path = path
    self.destination = destination
  }

  public var body: some View {
    ForEach(Page.allCases, id: \.self) { page in
      Toggle("Page", isOn: isShown(page))
    }
    .sheet(item: draft) { Text($0.subject) }
  }

  /// Whether a page is on the path; off pops it, and what it has pushed.
  public nonisolated func isShown(_ page: Page) -> Binding<Bool> {
    let path = path
    return Binding(
      get: { path.wrappedValue.contains(page) },
      set: { isOn in
        let place = path.wrappedValue.firstIndex(of: page)
        if isOn && place == nil { path.wrappedValue.append(page) }
        if !isOn, let place { path.wrappedValue.removeSubrange(place...) }
      })
  }

  /// The draft that the sheet edits; to dismiss it closes nothing else.
  public nonisolated var draft: Binding<Draft?> {
    Binding(
      presenting: destination,
      extract: { if case .draft(let draft) = $0 { draft } else { nil } }, embed: Destination.draft)
  }
}
