import ExampleApp
import LawTesting
import SwiftUI
import Testing

@testable import ExampleLaws

@Suite struct `The screens of the app` {
  let usual = LawSet.roundTrip + .honesty + .locality

  @Test func `an inbox filters by one thing at a time`() {
    expect(FilterToggle.self, obeys: usual + .selection)
  }

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
    .expecting(RoundTripLaw.getSet, .broken, because: "off clears the selection of another"),
    .expecting(HonestyLaw.transactionReachesBase, .broken, because: "the setter is not told"))
  func `are caught when they clear too much`() {
    expect(
      ClearAnyFilter.self, obeys: LawSet([RoundTripLaw.getSet, HonestyLaw.transactionReachesBase]))
  }
}

/// The volume of the form.
///
/// A view stands on the main actor, and so does a system of its bindings.
@MainActor
struct VolumeStepper: @MainActor BindingSystem, ConversionShape {
  typealias Model = ConversionModel<VolumeStepper>
  nonisolated static var examples: [Int] { [0, 5, 11, 12, -1] }
  nonisolated static var stored: [Int?] { [nil, 0, 5, 20] }
  nonisolated static var loss: Loss { .modulo }
  nonisolated static func convert(_ volume: Int?) -> Int { min(max(volume ?? 5, 0), 11) }
  nonisolated static func restore(_ volume: Int) -> Int?? { .some(convert(volume)) }

  let source: Source<Int?>

  func binding(_: SinglePort) -> Binding<Int> {
    let volume = Binding(source)
    let profile = Binding(
      get: { Profile(volume: volume.wrappedValue) },
      set: { volume.transaction($1).wrappedValue = $0.volume })
    return ProfileForm(profile: profile).volume
  }
}

@MainActor
@Suite struct `The form of a profile` {
  @Test func `has fields that leave each other alone`() {
    expect(
      bindingsOver: Profile(volume: nil),
      Field(\.name) { ProfileForm(profile: Binding($0)).$profile.name },
      Field(\.isPublic) { ProfileForm(profile: Binding($0)).isHidden.negated })
  }

  @Test func `has a volume within its scale`() {
    expect(VolumeStepper.self, obeys: .roundTrip + .honesty)
  }

  @Test(.isolated) func `has it in a process of its own, too`() {
    expect(VolumeStepper.self, obeys: .roundTrip)
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
