import Foundation
import LawTesting
import Testing

// The code of the article "Where your state lives".

/// A section of a settings screen.
enum Pane: CaseIterable { case general, sound, about }

/// Returns the binding that a view derives from its own `@State`.
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
  @Test func `is judged by the bindings that are derived from it`() {
    expect(.selection(of: Pane.self)) { source, pane in
      isShowing(pane, in: MyBinding(get: { source.value }, set: { source.value = $0 }))
    }
  }
}

/// The theme of an app.
enum Theme: String, CaseIterable { case system, light, dark }

/// A key of the defaults that nothing else uses.
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
  static var model: ConversionModel<String?, Theme> {
    ConversionModel(
      over: [nil, "sepia"], loss: .modulo,
      reads: { word in word.flatMap(Theme.init) ?? .system }, stores: { theme in theme.rawValue })
  }
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

  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  var profile: Profile {
    get {
      (try? JSONDecoder().decode(Profile.self, from: Data(contentsOf: file))) ?? Profile()
    }
    set { try? JSONEncoder().encode(newValue).write(to: file, options: .atomic) }
  }

  deinit { try? FileManager.default.removeItem(at: file) }
}

@Suite struct `A file` {
  @Test(.effort(.quick)) func `is a store as any other`() {
    expect({ ProfileFile() }, \.profile.isPublic) { file in
      MyBinding(get: { file.profile.isPublic }, set: { file.profile.isPublic = $0 })
    }
  }
}
