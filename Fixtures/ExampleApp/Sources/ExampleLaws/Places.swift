import BindingLaws
import ExampleApp
import Foundation
import SwiftUI

// Where state lives that a view does not own: the defaults, a server, a database, what a sheet presents.

/// A key of the defaults that nobody else has, for as long as somebody holds it.
private final class Key: Sendable {
  let name: String
  init(_ prefix: String) { name = "\(prefix)-\(UUID())" }
  deinit { UserDefaults.standard.removeObject(forKey: name) }
}

/// The theme, as the defaults keep it; each system has a key of its own.
struct ThemeSetting: StoreSystem, RelaunchingSystem {
  static var model: ConversionModel<String?, Theme> {
    ConversionModel(
      over: [nil, "sepia"], loss: .modulo,
      reads: { word in word.flatMap(Theme.init) ?? .system }, stores: { theme in theme.rawValue })
  }
  private var key = Key("theme")
  private var appearance: Appearance { Appearance(key: key.name) }
  var base: String? {
    get { appearance.word }
    nonmutating set { appearance.word = newValue }
  }
  func binding(_: SinglePort) -> Binding<Theme> { appearance.theme }
  func relaunched() -> Self {
    var system = Self()
    system.key = key
    return system
  }
}

/// Whether somebody is followed: a toggle over what the server has answered.
@MainActor struct FollowToggle: @MainActor StoreSystem, @MainActor DeferredSystem {
  static let model = CellModel<Bool>()
  let follow = FollowState()
  var base: Bool {
    get { follow.isOn }
    nonmutating set { follow.receive(newValue) }
  }
  func binding(_: SinglePort) -> Binding<Bool> { follow.binding }
  func settle() { follow.answer() }
}

/// The draft that a sheet of a browser presents, or the help.
struct PresentedDraft: BindingSystem {
  enum Case: CaseIterable {
    case draft
  }

  static var model: PresentedCaseModel<Destination, Case, Draft> {
    PresentedCaseModel(
      trying: [Draft(id: 1), Draft(id: 2)], others: [.help],
      payload: { kind, destination in if case .draft(let draft) = destination { draft } else { nil }
      }, whole: { kind, draft in .draft(draft) })
  }
  let source: Source<Destination?>
  func binding(_: Case) -> Binding<Draft?> {
    Browser(path: .constant([]), destination: Binding(source)).draft
  }
}

/// The same, but for what closes it: that closes the help, too.
struct DraftClosesAll: BindingSystem {
  static var model: PresentedCaseModel<Destination, PresentedDraft.Case, Draft> {
    PresentedDraft.model
  }
  let source: Source<Destination?>
  func binding(_ kind: PresentedDraft.Case) -> Binding<Draft?> {
    let lawful = PresentedDraft(source: source).binding(kind)
    let destination = Binding(source)
    return Binding(
      get: { lawful.wrappedValue },
      set: { destination.wrappedValue = $0.map(Destination.draft) })
  }
}

/// The screens that share the size of a text.
struct SizeModel: ReferenceModel {
  enum Port: CaseIterable {
    case text, settings
  }

  var bases: [Int]? { [12, 16] }
  var values: [Int]? { [16, 12] }
  func get(_ screen: Port, in size: Int) -> Int { size }
  func set(_ value: Int, at screen: Port, in size: Int) -> Int { value }
}

/// The size of a text, by the key that two screens share.
@MainActor struct SharedSize: @MainActor StoreSystem, @MainActor RelaunchingSystem {
  static let model = SizeModel()
  fileprivate private(set) var key = Key("size")
  private let references = SharedReferences()
  private var size: Shared<Int> { .textSize(key.name, among: references) }
  var base: Int {
    get { size.wrappedValue }
    nonmutating set { size.wrappedValue = newValue }
  }
  func binding(_ screen: SizeModel.Port) -> Binding<Int> {
    switch screen {
    case .text: Reader(size: size).$size
    case .settings: ReaderSettings(size: size).$size
    }
  }
  func relaunched() -> Self {
    var system = Self()
    system.key = key
    return system
  }
}

/// The same, but for what each screen knows: the settings load a reference of their own.
@MainActor struct SizeLoadedTwice: @MainActor StoreSystem {
  static let model = SizeModel()
  private let lawful = SharedSize()
  private let others = SharedReferences()
  var base: Int {
    get { lawful.base }
    nonmutating set { lawful.base = newValue }
  }
  func binding(_ screen: SizeModel.Port) -> Binding<Int> {
    switch screen {
    case .text: lawful.binding(.text)
    case .settings: ReaderSettings(size: .textSize(lawful.key.name, among: others)).$size
    }
  }
}

/// What another part of the app does with a row.
enum ChoreAction {
  case insert(Int)
  case delete(Int)
}

/// What is fetched of a table with two rows at most: what is done comes last.
struct FetchModel: ReferenceModel {
  var presence: Presence { .comesAndGoes }
  var ports: [Int] { [1, 2] }
  var bases: [[Chore]]? {
    let states = [nil, false, true]
    return states.flatMap { one in states.map { two in chores(one, two) } }
  }
  var actions: [ChoreAction] { [.insert(1), .delete(1)] }
  func isPresent(_ id: Int, in chores: [Chore]) -> Bool { chores.contains { $0.id == id } }
  func get(_ id: Int, in chores: [Chore]) -> Bool {
    chores.contains { $0.id == id && $0.isDone }
  }
  func accepts(_ isDone: Bool, at id: Int, in chores: [Chore]) -> Bool {
    isPresent(id, in: chores)
  }
  func set(_ isDone: Bool, at id: Int, in chores: [Chore]) -> [Chore] {
    sorted(chores.map { $0.id == id ? Chore(id: id, isDone: isDone) : $0 })
  }
  func apply(_ action: ChoreAction, to chores: [Chore]) -> [Chore] {
    switch action {
    case .insert(let id): sorted(chores.filter { $0.id != id } + [Chore(id: id)])
    case .delete(let id): chores.filter { $0.id != id }
    }
  }
  private func chores(_ states: Bool?...) -> [Chore] {
    sorted(zip(1..., states).compactMap { id, state in state.map { Chore(id: id, isDone: $0) } })
  }
  private func sorted(_ chores: [Chore]) -> [Chore] {
    let inOrder = chores.sorted { $0.id < $1.id }
    return inOrder.filter { !$0.isDone } + inOrder.filter(\.isDone)
  }
}

/// A row of a table, over the store whose base is a fetch.
@MainActor struct ChoreToggle: @MainActor StoreSystem {
  static let model = FetchModel()
  let table = ChoreTable()
  var base: [Chore] {
    get { table.fetch() }
    nonmutating set { table.hold(newValue) }
  }
  func binding(_ id: Int) -> Binding<Bool>? { table.isDone(id) }
  func perform(_ action: ChoreAction) { table.perform(action) }
}

/// The same, but for a late edit: it inserts the row again that it was made with.
@MainActor struct ChoreInsertedAgain: @MainActor StoreSystem {
  static let model = FetchModel()
  let table = ChoreTable()
  var base: [Chore] {
    get { table.fetch() }
    nonmutating set { table.hold(newValue) }
  }
  func binding(_ id: Int) -> Binding<Bool>? {
    let table = table
    guard let chore = table.chore(id) else { return nil }
    return Binding(
      get: { (table.chore(id) ?? chore).isDone },
      set: { table.insert(Chore(id: id, isDone: $0)) })
  }
  func perform(_ action: ChoreAction) { table.perform(action) }
}

extension ChoreTable {
  /// Another part of the app writes all rows.
  fileprivate func hold(_ chores: [Chore]) {
    for chore in fetch() { delete(chore.id) }
    for chore in chores { insert(chore) }
  }

  fileprivate func perform(_ action: ChoreAction) {
    switch action {
    case .insert(let id): insert(Chore(id: id))
    case .delete(let id): delete(id)
    }
  }
}
