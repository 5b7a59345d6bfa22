// `WhereYourStateLives.md` explains this protocol.
/// A system whose storage outlives it, such as user defaults, a file or a database.
///
/// The law ``Law/relaunch`` applies to it:
///
/// ```swift
/// func relaunched() -> Self { Self(setting: Setting(key: setting.key)) }
/// ```
public protocol RelaunchingSystem: BindingSystem {
  /// Returns a new system over the same storage, as the app makes it at its next launch.
  ///
  /// The checker reads it and drops it while the old system stays in use. A launch may write, as an app does
  /// that moves an old entry. But what was set must stay, and the next launch has to read the same.
  func relaunched() -> Self
}
