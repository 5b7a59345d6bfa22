/// A subscript or a property of `LawfulBindings` that stands alone.
///
/// Copy it to avoid the dependency. A test compares the lines with those of `LawfulBindings`, and another one
/// compiles them.
package enum CopiedPart: String, CaseIterable, Codable, Sendable {
  case isSelecting, `default`, isPresented, contains, isOn, negated

  /// The lines that define it.
  package var lines: String {
    switch self {
    case .isSelecting:
      """
      extension Optional where Wrapped: Equatable {
        subscript(isSelecting tag: Wrapped) -> Bool {
          get { self == tag }
          set {
            if newValue {
              self = tag
            } else if self == tag {
              self = nil
            }
          }
        }
      }
      """
    case .default:
      """
      extension Optional where Wrapped: Equatable {
        subscript(default fallback: Wrapped) -> Wrapped {
          get { self ?? fallback }
          set {
            if newValue != self ?? fallback { self = newValue }
          }
        }
      }
      """
    case .isPresented:
      """
      extension Optional {
        var isPresented: Bool {
          get { self != nil }
          set {
            if !newValue { self = nil }
          }
        }
      }
      """
    case .contains:
      """
      extension SetAlgebra {
        subscript(contains element: Element) -> Bool {
          get { contains(element) }
          set {
            if newValue == contains(element) { return }
            if newValue {
              insert(element)
            } else {
              remove(element)
            }
          }
        }
      }
      """
    case .isOn:
      """
      extension Dictionary where Value == Bool {
        subscript(isOn key: Key) -> Bool {
          get { self[key] ?? false }
          set {
            if newValue {
              self[key] = true
            } else if self[key] == true {
              self[key] = nil
            }
          }
        }
      }
      """
    case .negated:
      """
      extension Bool {
        var negated: Bool {
          get { !self }
          set { self = !newValue }
        }
      }
      """
    }
  }
}

extension NearestDerivation {
  /// The lines that make it compile without `LawfulBindings`, or nil if it needs more than such parts.
  package var copied: String? {
    parts?.map(\.lines).joined(separator: "\n\n")
  }
}

extension Counterexample {
  /// The test, followed by the lines that define the advised derivation, as a comment.
  package var testWithCopied: String? {
    guard let test, let nearest, let copied = nearest.copied else { return test }
    let title = "For \(nearest.port), \(nearest.swift) obeys the law."
    let lines =
      [title, "Without LawfulBindings, these lines define it:", ""]
      + copied.split(separator: "\n").map(String.init)
    return test + "\n" + lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }
}
