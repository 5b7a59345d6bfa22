import Foundation
import SwiftUI

/// How the app looks.
public enum Theme: String, CaseIterable, Sendable {
  case system, light, dark
}

/// A setting that the defaults keep, as `@AppStorage` does.
public struct Appearance: Sendable {
  let key: String

  public init(key: String = "theme") {
    self.key = key
  }

  /// What is stored: nothing, a theme, or a word of another version.
  public var word: String? {
    get { UserDefaults.standard.string(forKey: key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  /// What the picker is bound to.
  public var theme: Binding<Theme> {
    Binding(
      get: { word.flatMap(Theme.init) ?? .system }, set: { word = $0.rawValue })
  }
}

/// The settings of the app.
public struct AppearanceForm: View {
  public let appearance: Appearance

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  public var body: some View {
    Picker("Theme", selection: appearance.theme) {
      ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}
