import BindingLaws
import BindingLawsCommands
import ExampleApp
import LawfulBindings
import SwiftUI

/// The bindings of the app's screens that are bound to no actor.
let screens = [
  JudgedSystem(
    ClearAnyFilter.self, family: "inbox",
    breaks: [
      .getSet, .transactionReachesBase, .setLocal,
      .disjointSetsCommute, .conforms, .setOffClearsOwn,
    ], "the toggles of the toolbar, as they are often written"),
  JudgedSystem(ClearOwnFilter.self, family: "inbox", "the same toggles, fixed"),
  JudgedSystem(MessageBox.self, family: "list", "the box of a row"),
  JudgedSystem(
    AllMessages.self, family: "list", skips: [writtenInSteps],
    "the box of all rows, and those of each"),
  JudgedSystem(
    FolderToggle.self, family: "tree", skips: [writtenInSteps],
    "the toggles of a branch and its leaves"),
  JudgedSystem(DraftIsShown.self, family: "sheet", "whether the sheet is shown"),
  JudgedSystem(DraftSubject.self, family: "sheet", "the subject of the draft"),
  JudgedSystem(PresentedDraft.self, family: "sheet", "the draft that is presented"),
]

private let writtenInSteps: (law: Law, reason: String) = (
  Law.reEntrant,
  "a tap sets one source after the other, and an observer may set between two of them"
)

/// The toggles of the toolbar in the way that is often read: any that is set off clears all.
struct ClearAnyFilter: BindingSystem {
  static let model = SelectionModel<Filter>()
  let source: Source<Filter?>
  func binding(_ filter: Filter) -> Binding<Bool> {
    let selection = Binding(source)
    return Binding(
      get: { selection.wrappedValue == filter },
      set: { selection.wrappedValue = $0 ? filter : nil })
  }
}

/// The same, fixed: off clears its own selection alone.
struct ClearOwnFilter: BindingSystem {
  static let model = SelectionModel<Filter>()
  let source: Source<Filter?>
  func binding(_ filter: Filter) -> Binding<Bool> {
    let selection = Binding(source)
    return Binding(
      get: { selection.wrappedValue == filter },
      set: { isOn in
        if isOn {
          selection.wrappedValue = filter
        } else if selection.wrappedValue == filter {
          selection.wrappedValue = nil
        }
      })
  }
}

/// The boxes of the rows of a list.
struct MessageBox: BindingSystem {
  static var model: MembersModel<Message.ID> { MembersModel(of: [1, 2, 3], bound: [1, 2]) }
  let source: Source<Set<Message.ID>>
  func binding(_ id: Message.ID) -> Binding<Bool> {
    MessageList(messages: [], selection: Binding(source)).isSelected(id)
  }
}

/// The box of all rows, over the sources that it is handed.
///
/// What SwiftUI makes of sources is made here by `Binding(sources:isOn:)`.
struct AllMessages: BindingSystem {
  static var model: SourcesModel<Set<Int>, ToggleState> {
    SourcesModel(of: [[], [3]], over: ids.map { \.[has: $0] })
  }
  static let ids = [1, 2]
  let source: Source<Set<Int>>
  func binding(_ port: Aggregated) -> Binding<ToggleState> {
    let messages = Self.ids.map { Message(id: $0, subject: "") }
    let list = MessageList(messages: messages, selection: Binding(source))
    if case .member(let row) = port { return list.isSelected(Self.ids[row]).toggleState }
    return Binding(sources: list.boxes, isOn: \.self)
  }
}

/// The toggles of a branch and of its leaves, each over the sources that it is handed.
struct FolderToggle: BindingSystem {
  static var model: SourcesModel<Set<String>, ToggleState> {
    SourcesModel(of: [[], ["home"]], over: ["bills", "us", "them"].map { \.[has: $0] })
  }
  static let work = Folder("work", Folder("bills"), Folder("teams", Folder("us"), Folder("them")))
  let source: Source<Set<String>>
  func binding(_ port: Aggregated) -> Binding<ToggleState> {
    let tree = FolderTree(folder: Self.work, synced: Binding(source))
    let leaves = [Self.work.folders[0]] + Self.work.folders[1].folders
    let folder = if case .member(let number) = port { leaves[number] } else { Self.work }
    return Binding(sources: tree.toggles(of: folder), isOn: \.self)
  }
}

/// Whether the sheet of a mailbox is shown.
struct DraftIsShown: BindingSystem {
  static var model: PresentModel<Draft> {
    PresentModel(trying: [Draft(id: 1), Draft(id: 2)], on: .never)
  }
  let source: Source<Draft?>
  func binding(_: SinglePort) -> Binding<Bool> { Mailbox(draft: Binding(source)).isWriting }
}

/// The subject of the draft.
struct DraftSubject: BindingSystem {
  enum Case: CaseIterable {
    case draft
  }

  static var model: CaseModel<Draft?, Case, String> {
    CaseModel(
      trying: ["", "Hello"], others: [nil], payload: { kind, draft in draft?.subject },
      whole: { kind, subject in Draft(id: 1, subject: subject) })
  }
  let source: Source<Draft?>
  func binding(_: Case) -> Binding<String>? { Mailbox(draft: Binding(source)).subject }
}

extension ToggleState: @retroactive ThreeValued {}

extension Set {
  /// Whether an element is in the set, as a property of it.
  subscript(has element: Element) -> Bool {
    get { contains(element) }
    set { _ = newValue ? insert(element).inserted : remove(element) != nil }
  }
}
