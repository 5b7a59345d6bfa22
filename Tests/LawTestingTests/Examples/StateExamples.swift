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

struct ThemeSetting: StoreSystem, RelaunchingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var stored: [String?] { [nil, "sepia"] }
  static var loss: Loss { .modulo }
  static func convert(_ word: String?) -> Theme { word.flatMap(Theme.init) ?? .system }
  static func restore(_ theme: Theme) -> String?? { theme.rawValue }
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
  @Test(.effort(.quick)) func `survives a word of an older version`() {
    expect(ThemeSetting.self)
  }
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

/// A value that is shared by whoever names its key, as libraries have it.
@propertyWrapper struct Shared<Value: Equatable> {
  final class Place {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let place: Place
  init(_ place: Place) { self.place = place }
  var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }
}

private struct SharedTheme: StoreSystem {
  typealias Model = CellModel<Theme>
  private let place = Shared<Theme>.Place(.system)
  var base: Theme {
    get { Shared(place).wrappedValue }
    nonmutating set { Shared(place).wrappedValue = newValue }
  }
  func binding(_ port: SinglePort) -> MyBinding<Theme> {
    @Shared(place) var theme
    return MyBinding(get: { theme }, set: { theme = $0 })
  }
}

@Suite struct `A shared value` {
  @Test func `is the same for all who share it`() { expect(SharedTheme.self) }
}

/// A database in memory: what was fetched is an object of its own, until it is saved.
final class Database {
  private(set) var rows: [Todo] = []
  func fetch() -> [Todo] { rows }
  func save(_ rows: [Todo]) { self.rows = rows }
}

private struct FetchedTodo: StoreSystem {
  typealias Model = ElementsModel<TodoShape>
  private let database = Database()
  var base: [Todo] {
    get { database.fetch() }
    nonmutating set { database.save(newValue) }
  }
  func binding(_ id: Todo.ID) -> MyBinding<Bool>? {
    @Sendable func index(_ rows: [Todo]) -> Int? { rows.firstIndex { $0.id == id } }
    if index(base) == nil { return nil }
    return MyBinding(
      get: { index(base).map { base[$0].isDone } ?? false },
      set: { isDone in
        var rows = database.fetch()
        if let index = index(rows) { rows[index].isDone = isDone }
        database.save(rows)
      })
  }
}

@Suite struct `A database` {
  @Test func `is a store whose base is a fetch`() { expect(FetchedTodo.self) }
}
