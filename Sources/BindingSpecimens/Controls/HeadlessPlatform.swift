// `CI/full.d/source-mutants.txt` quotes the code.
/// The platforms of SwiftUI.
///
/// Their automatic toggle styles are alike, except on macOS.
enum HeadlessPlatform: String, CaseIterable, Sendable { case iOS, iPadOS, macOS, tvOS, watchOS }

extension HeadlessToggleStyle {
  /// Returns the style that a toggle has in most places if none is asked for.
  ///
  /// In a menu the style is ``menu``. `Toggles/StyledToggles` takes the styles of iOS and macOS from here.
  ///
  /// - Source: SwiftUI's documentation of `ToggleStyle.automatic`.
  static func automatic(on platform: HeadlessPlatform) -> HeadlessToggleStyle {
    platform == .macOS ? .checkbox : .switch
  }
}
