// `WhereYourStateLives.md` explains it.
/// A system whose storage outlives it, as the defaults, a file or a database do.
///
/// The law ``Law/relaunch`` speaks about it:
///
/// ```swift
/// func relaunched() -> Self { Self(setting: Setting(key: setting.key)) }
/// ```
public protocol RelaunchingSystem: BindingSystem {
  /// A new system over the same storage, as the app makes it when it is launched again.
  ///
  /// It is read and thrown away, while the old one is used on. So it must write nothing.
  func relaunched() -> Self
}
