// `ControlTests` repeats the styles, and checks a new platform only if it is listed there.
// `CI/full.d/source-mutants.txt` quotes the code.
/// The platforms of SwiftUI, whose automatic toggle styles are alike but for macOS.
enum HeadlessPlatform: String, CaseIterable, Sendable { case iOS, iPadOS, macOS, tvOS, watchOS }

extension HeadlessToggleStyle {
  /// The style that a toggle has in most places when none is asked for.
  ///
  /// In a menu it is ``menu``. `Toggles/StyledToggles` takes the styles of iOS and macOS from here.
  ///
  /// - Source: SwiftUI's documentation of `ToggleStyle.automatic`.
  static func automatic(on platform: HeadlessPlatform) -> HeadlessToggleStyle {
    platform == .macOS ? .checkbox : .switch
  }
}
