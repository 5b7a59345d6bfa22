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
  /// The checker reads it and drops it while the old system stays in use. So it must write nothing.
  func relaunched() -> Self
}
