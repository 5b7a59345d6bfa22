import Foundation

/// Returns a variable of the environment.
///
/// Nil if it is not set, or empty.
func environmentVariable(_ name: String) -> String? {
  guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
  return text
}
