import ExampleApp
import LawTesting
import SwiftUI
import Testing

@testable import ExampleLaws

@Suite struct `The screens of the app` {
  let usual = LawSet.roundTrip + .honesty + .locality

  @Test func `a list selects messages`() {
    expect(MessageBox.self, obeys: usual + .membership)
    expect(AllMessages.self, obeys: usual + .mixedState)
  }

  @Test func `a tree is on, off or mixed`() {
    expect(FolderToggle.self, obeys: usual + .mixedState)
  }

  @Test func `a sheet is shown while there is a draft`() {
    expect(DraftIsShown.self, obeys: usual)
    expect(DraftSubject.self, obeys: usual + .presence)
  }

  @Test(
    .expecting(.getSet, .broken, because: "off clears the selection of another"),
    .expecting(.transactionReachesBase, .broken, because: "the setter gets no transaction"))
  func `are caught when they clear too much`() {
    expect(
      ClearAnyFilter.self, obeys: [.getSet, .transactionReachesBase])
  }

  /// The change that the report asks for is all that it takes.
  @Test func `a filter is lawful once it is fixed as the report says`() {
    expect(ClearOwnFilter.self)
  }
}

@MainActor
@Suite struct `The form of a profile` {
  @Test func `has fields that leave each other alone`() {
    expect(
      bindingsOver: Profile(volume: nil),
      BoundField(\.name) { ProfileForm(profile: Binding($0)).$profile.name },
      BoundField(\.isPublic) { isPublic(in: $0) })
  }

  /// Whether a profile is public, by what the form shows of the opposite.
  ///
  /// It is turned round by hand: a fault in what the form uses for that would undo itself.
  private func isPublic(in profile: Source<Profile>) -> Binding<Bool> {
    let isHidden = ProfileForm(profile: Binding(profile)).isHidden
    return Binding(get: { !isHidden.wrappedValue }, set: { isHidden.wrappedValue = !$0 })
  }

  @Test func `hides a profile that is not public`() {
    expect(HiddenToggle.self, obeys: .roundTrip + .honesty + .locality)
  }

  @Test func `has a volume within its scale`() {
    expect(VolumeStepper.self, obeys: .roundTrip + .honesty)
  }

  @Test(.inChildProcess) func `has it in a process of its own, too`() {
    expect(VolumeStepper.self, obeys: .roundTrip)
  }
}

@MainActor
@Suite struct `The inspector of a book` {
  let usual = LawSet.roundTrip + .honesty + .locality + .presence

  @Test func `is lawful over the library that the app has`() {
    let verdicts = expect(InspectorToggle.self, obeys: usual)
    #expect(verdicts.count { $0.kind == .proved } > 8)
  }

  @Test(.inChildProcess) func `is judged in a process of its own, too`() {
    #expect(expect(InspectorToggle.self, obeys: .followsIdentity)?.kind == .proved)
  }

  @Test(.expecting(.followsIdentity, .broken, because: "it remembers a place"))
  func `is caught when it follows a place`() {
    expect(InspectorByPlace.self, obeys: .followsIdentity)
  }
}

@MainActor
@Suite struct `The toolbar of an inbox` {
  let usual = LawSet.roundTrip + .honesty + .locality

  @Test func `filters by one thing at a time`() {
    expect(FilterToggle.self, obeys: usual + .selection)
  }

  @Test(.skipping(.silence, because: "each write notifies, even of the same value"))
  func `hears of each change of the inbox`() {
    expect(FilterToggle.self, obeys: .notification)
  }

  @Test func `shows all where no filter is chosen`() {
    expect(AllIsShown.self, obeys: usual)
  }
}

@MainActor
@Suite struct `The app's own stores` {
  @Test func `move the filter of the inbox`() {
    let inbox = Inbox()
    let flagged = inbox.isFiltering(by: .flagged)
    flagged.wrappedValue = true
    #expect(inbox.filter == .flagged)
    inbox.isFiltering(by: .unread).wrappedValue = false
    #expect(flagged.wrappedValue)
    inbox.isShowingAll.wrappedValue = true
    #expect(inbox.filter == nil)
  }

  @Test func `follow a book that moves`() {
    let library = Library(books: [Book(id: 1), Book(id: 2)])
    let inspector = BookInspector(library: library, id: 2)
    let isRead = inspector.isRead
    library.books.reverse()
    isRead?.wrappedValue = true
    #expect(library.books == [Book(id: 2, isRead: true), Book(id: 1)])
    library.books.removeFirst()
    isRead?.wrappedValue = false
    #expect(library.books == [Book(id: 1)])
    #expect(inspector.isRead == nil)
  }

  @Test func `make bodies that write nothing`() {
    let written = Written()
    _ = ProfileForm(profile: written.binding(to: Profile(volume: 20))).body
    _ =
      MessageList(
        messages: [Message(id: 1, subject: "")], selection: written.binding(to: [2])
      ).body
    _ = FolderTree(folder: FolderToggle.work, synced: written.binding(to: ["us"])).body
    _ = Mailbox(draft: written.binding(to: nil)).body
    _ = OneSectionAtATime(showingContent: written.binding(to: .b)).body
    _ = ManyToggles(sources: written.binding(to: [Item(name: "1")])).body
    #expect(written.count == 0)
  }

  /// How often something was written.
  private final class Written: @unchecked Sendable {  // It lives on the main actor.
    var count = 0

    func binding<Value: Sendable>(to value: Value) -> Binding<Value> {
      Binding(get: { value }, set: { _ in self.count += 1 })
    }
  }
}
