import BindingLaws
import ExampleApp
import Foundation
import SwiftUI

// Where state lives that a view does not own: the defaults, a server, what a sheet presents.

/// The theme, as the defaults keep it; each system has a key of its own.
struct ThemeSetting: StoreSystem, RelaunchingSystem, ConversionShape {
  private final class Key {
    let name = "theme-\(UUID())"
    deinit { UserDefaults.standard.removeObject(forKey: name) }
  }

  typealias Model = ConversionModel<Self>
  static var stored: [String?] { [nil, "sepia"] }
  static var loss: Loss { .modulo }
  static func convert(_ word: String?) -> Theme { word.flatMap(Theme.init) ?? .system }
  static func restore(_ theme: Theme) -> String?? { theme.rawValue }
  private var key = Key()
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
  typealias Model = CellModel<Bool>
  let follow = Follow()
  var base: Bool {
    get { follow.isOn }
    nonmutating set { follow.receive(newValue) }
  }
  func binding(_: SinglePort) -> Binding<Bool> { follow.binding }
  func settle() { follow.answer() }
}

/// The draft that a sheet of a browser presents, or the help.
struct PresentedDraft: BindingSystem, CaseShape {
  enum Case: CaseIterable {
    case draft
  }

  typealias Model = PresentedCaseModel<Self>
  static var examples: [Draft] { [Draft(id: 1), Draft(id: 2)] }
  static var others: [Destination] { [.help] }
  static func payload(of kind: Case, in destination: Destination) -> Draft? {
    if case .draft(let draft) = destination { draft } else { nil }
  }
  static func whole(_ kind: Case, _ draft: Draft) -> Destination { .draft(draft) }
  let source: Source<Destination?>
  func binding(_: Case) -> Binding<Draft?> {
    Browser(path: .constant([]), destination: Binding(source)).draft
  }
}

/// The same, but for what closes it: that closes the help, too.
struct DraftClosesAll: BindingSystem {
  typealias Model = PresentedCaseModel<PresentedDraft>
  let source: Source<Destination?>
  func binding(_ kind: PresentedDraft.Case) -> Binding<Draft?> {
    let lawful = PresentedDraft(source: source).binding(kind)
    let destination = Binding(source)
    return Binding(
      get: { lawful.wrappedValue },
      set: { destination.wrappedValue = $0.map(Destination.draft) })
  }
}
