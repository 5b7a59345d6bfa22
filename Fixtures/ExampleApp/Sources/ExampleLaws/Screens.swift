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
  typealias Model = SelectionModel<Filter>
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
  typealias Model = SelectionModel<Filter>
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
struct MessageBox: BindingSystem, ModelShape {
  typealias Model = MembersModel<Self>
  static var examples: [Message.ID] { [1, 2, 3] }
  static var bound: [Message.ID] { [1, 2] }
  let source: Source<Set<Message.ID>>
  func binding(_ id: Message.ID) -> Binding<Bool> {
    MessageList(messages: [], selection: Binding(source)).isSelected(id)
  }
}

/// The box of all rows, over the sources that it is handed.
///
/// What SwiftUI makes of sources is made here by `Binding(sources:isOn:)`.
struct AllMessages: BindingSystem, AggregateShape, FieldsShape {
  typealias Model = SourcesModel<Self>
  typealias State = ToggleState
  static let ids = [1, 2]
  static var fields: [WritableKeyPath<Set<Int>, Bool>] { ids.map { \.[contains: $0] } }
  static var examples: [Set<Int>] { [[], [3]] }
  let source: Source<Set<Int>>
  func binding(_ port: Aggregated) -> Binding<ToggleState> {
    let messages = Self.ids.map { Message(id: $0, subject: "") }
    let list = MessageList(messages: messages, selection: Binding(source))
    if case .member(let row) = port { return Binding(list.isSelected(Self.ids[row])) }
    return Binding(sources: list.boxes, isOn: \.self)
  }
}

/// The toggles of a branch and of its leaves, each over the sources that it is handed.
struct FolderToggle: BindingSystem, AggregateShape, FieldsShape {
  typealias Model = SourcesModel<Self>
  typealias State = ToggleState
  static let work = Folder("work", Folder("bills"), Folder("teams", Folder("us"), Folder("them")))
  static var fields: [WritableKeyPath<Set<String>, Bool>] {
    ["bills", "us", "them"].map { \.[contains: $0] }
  }
  static var examples: [Set<String>] { [[], ["home"]] }
  let source: Source<Set<String>>
  func binding(_ port: Aggregated) -> Binding<ToggleState> {
    let tree = FolderTree(folder: Self.work, synced: Binding(source))
    let leaves = [Self.work.folders[0]] + Self.work.folders[1].folders
    let folder = if case .member(let number) = port { leaves[number] } else { Self.work }
    return Binding(sources: tree.toggles(of: folder), isOn: \.self)
  }
}

/// Whether the sheet of a mailbox is shown.
struct DraftIsShown: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Draft] { [Draft(id: 1), Draft(id: 2)] }
  static var onPolicy: OnPolicy { .never }
  let source: Source<Draft?>
  func binding(_: SinglePort) -> Binding<Bool> { Mailbox(draft: Binding(source)).isWriting }
}

/// The subject of the draft.
struct DraftSubject: BindingSystem, CaseShape {
  enum Case: CaseIterable {
    case draft
  }

  typealias Model = CaseModel<Self>
  static var examples: [String] { ["", "Hello"] }
  static var others: [Draft?] { [nil] }
  static func payload(of kind: Case, in draft: Draft?) -> String? { draft?.subject }
  static func whole(_ kind: Case, _ subject: String) -> Draft? { Draft(id: 1, subject: subject) }
  let source: Source<Draft?>
  func binding(_: Case) -> Binding<String>? { Mailbox(draft: Binding(source)).subject }
}

extension ToggleState: @retroactive ThreeValued {}

extension Set {
  /// Whether an element is in the set, as a property of it.
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set { _ = newValue ? insert(element).inserted : remove(element) != nil }
  }
}
