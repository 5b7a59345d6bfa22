import Foundation
import LawTesting
import Testing

// What the article "Where your state lives" shows.

/// A section of a settings screen.
enum Pane: CaseIterable { case general, sound, about }

/// What a view derives of the `@State` that it owns.
func isShowing(_ pane: Pane, in selection: MyBinding<Pane?>) -> MyBinding<Bool> {
  MyBinding(
    get: { selection.wrappedValue == pane },
    set: { isOn in
      if isOn {
        selection.wrappedValue = pane
      } else if selection.wrappedValue == pane {
        selection.wrappedValue = nil
      }
    })
}

@Suite struct `State of a view` {
  @Test func `is judged by what is derived of it`() {
    expect(bindingsOver: [nil, .general, .sound, .about], at: Pane.allCases) { source, pane in
      isShowing(pane, in: MyBinding(get: { source.value }, set: { source.value = $0 }))
    }
  }
}

/// How an app looks.
enum Theme: String, CaseIterable { case system, light, dark }

/// What the defaults hold: nothing, a theme, or a word of an older version.
enum ThemeModel: ReferenceModel {
  static var ports: [SinglePort] { [.value] }
  static var bases: [String?]? { [nil, "system", "light", "dark", "sepia"] }
  static var values: [Theme]? { Theme.allCases }
  static func get(_ port: SinglePort, in word: String?) -> Theme {
    word.flatMap(Theme.init) ?? .system
  }
  static func set(_ value: Theme, at port: SinglePort, in word: String?) -> String? {
    value.rawValue
  }
}

/// A key of the defaults that nobody else has.
final class Key {
  let name = "setting-\(UUID())"
  deinit { UserDefaults.standard.removeObject(forKey: name) }
}

/// A setting of the app, as `@AppStorage` keeps it.
struct Setting {
  let key: Key

  var word: String? {
    get { UserDefaults.standard.string(forKey: key.name) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key.name) }
  }

  var theme: Theme {
    get { word.flatMap(Theme.init) ?? .system }
    nonmutating set { word = newValue.rawValue }
  }
}

struct ThemeSetting: StoreSystem, RelaunchingSystem {
  typealias Model = ThemeModel
  var setting = Setting(key: Key())
  var base: String? {
    get { setting.word }
    nonmutating set { setting.word = newValue }
  }
  func binding(_ port: SinglePort) -> MyBinding<Theme> {
    MyBinding(get: { setting.theme }, set: { setting.theme = $0 })
  }
  func relaunched() -> Self { Self(setting: Setting(key: setting.key)) }
}

@Suite struct `A setting` {
  @Test(
    .effort(.quick), .skipping(.getSet, because: "the theme that is shown first is written down"))
  func `survives a word of an older version`() {
    expect(ThemeSetting.self)
  }
}

/// The screens that a stack of an app pushes.
enum Screen: CaseIterable { case list, detail, editor }

/// Whether a screen is on the stack; off pops it, and what it has pushed.
func isPushed(_ screen: Screen, on path: Source<[Screen]>) -> MyBinding<Bool> {
  MyBinding(
    get: { path.value.contains(screen) },
    set: { isOn in
      let place = path.value.firstIndex(of: screen)
      if isOn && place == nil { path.value.append(screen) }
      if !isOn, let place { path.value.removeSubrange(place...) }
    })
}

@Suite struct `A path` {
  @Test(.skipping(.disjointSetsCommute, because: "what was pushed last is on top"))
  func `pushes and pops`() {
    expect(
      bindingsOver: [[], [.list], [.list, .detail], [.list, .detail, .editor]], at: Screen.allCases
    ) { path, screen in isPushed(screen, on: path) }
  }
}

/// A tab, and what is pushed in it; another tab starts with nothing pushed.
struct Tour: Equatable {
  var pane = Pane.general
  var path: [Screen] = []

  mutating func show(_ pane: Pane, popping isPopping: Bool) {
    if isPopping || pane != self.pane { self = Tour(pane: pane) }
  }
}

/// Whether a tab is shown, and whether something is pushed.
private enum TourPort: Hashable {
  case tab(Pane)
  case path
}

/// What tabs and a path are bound to; to select the tab again may pop the path.
private func expectTour(popping isPopping: Bool) {
  let starts = [Tour(), Tour(path: [.list])]
  expect(bindingsOver: starts, at: [TourPort.tab(.general), .tab(.sound), .path]) { tour, port in
    switch port {
    case .tab(let pane):
      MyBinding<Bool>(
        get: { tour.value.pane == pane },
        set: { if $0 { tour.value.show(pane, popping: isPopping) } })
    case .path:
      MyBinding<Bool>(
        get: { !tour.value.path.isEmpty }, set: { tour.value.path = $0 ? [.list] : [] })
    }
  }
}

@Suite struct `Tabs with a path` {
  @Test(.skipping(.setSet, because: "another tab pops the path"))
  func `keep the path where the tab stays`() { expectTour(popping: false) }

  @Test(
    .skipping(.setSet, because: "another tab pops the path"),
    .expecting(.getSet, .broken, because: "to select the tab again pops the path"))
  func `pop the path as a policy, which is said`() { expectTour(popping: true) }
}

/// A profile in a file of its own.
final class ProfileFile {
  struct Profile: Codable, Equatable {
    var name = ""
    var isPublic = false
  }

  fileprivate let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  var profile: Profile {
    get {
      (try? JSONDecoder().decode(Profile.self, from: Data(contentsOf: file))) ?? Profile()
    }
    set { try? JSONEncoder().encode(newValue).write(to: file, options: .atomic) }
  }

  deinit { try? FileManager.default.removeItem(at: file) }
}

/// It reads again when the file has changed that it opened first; a save has put another one in its place.
private struct WatchedProfile: StoreSystem {
  typealias Model = CellModel<Bool>
  private final class Watch {
    var isPublic = false
    var handle: FileHandle?
    var last: Data?
  }

  private let store = ProfileFile()
  private let watch = Watch()
  var base: Bool {
    get { store.profile.isPublic }
    nonmutating set { store.profile.isPublic = newValue }
  }

  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: {
        watch.handle = watch.handle ?? FileHandle(forReadingAtPath: store.file.path)
        try? watch.handle?.seek(toOffset: 0)
        let data = watch.handle?.readDataToEndOfFile()
        if data != watch.last { (watch.last, watch.isPublic) = (data, base) }
        return watch.isPublic
      },
      set: { (watch.isPublic, store.profile.isPublic) = ($0, $0) })
  }
}

@Suite struct `A file` {
  @Test(.effort(.quick)) func `is a store as any other`() {
    expect({ ProfileFile() }, \.profile.isPublic) { file in
      MyBinding(get: { file.profile.isPublic }, set: { file.profile.isPublic = $0 })
    }
  }

  @Test(.effort(.quick), .expecting(.conforms, .broken, because: "it watches a file that is gone"))
  func `is found out where a save takes it from its watcher`() {
    expect(WatchedProfile.self, obeys: .conforms)
  }
}
