import BindingLaws
import Testing

/// What the system of a closure is called, which its type cannot say.
///
/// Tokens hold the name, and `withoutLine` takes it apart: change both together. Another spelling makes
/// pinned tokens stale. `JudgingABinding.md` shows one, and `CI/full.d/walk` finds the place behind `@`.
struct ClosureName {
  let text: String
  /// What stands after an object where its property is meant, in Swift: stand-alone tests hold it; `nil`
  /// where there is no object.
  private(set) var property: String?
  /// What the closure takes, in Swift, where there is no object.
  private(set) var argument = "source"

  private init(_ text: String) { self.text = text }

  /// A name without the line, which moves when something is written above it.
  static func withoutLine(_ name: String) -> Substring {
    guard name.contains("@"), let mark = name.lastIndex(of: ":") else { return name[...] }
    return name[..<mark]
  }

  /// What the closure is about, and where it is.
  init(_ subject: String, at location: SourceLocation) {
    let file = location.fileID.split(separator: "/").last ?? ""
    self.init("\(subject)@\(file):\(location.line)")
  }

  /// A property of a class.
  ///
  /// Of one with observers, such as any observed one, Swift says on some systems only where its code lies.
  /// Then the place of the closure has to do.
  init<Store, Value>(
    _ path: ReferenceWritableKeyPath<Store, Value>, at location: SourceLocation
  ) {
    let name = portText(path)
    let isKnown = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    self =
      isKnown
      ? ClosureName("\(Store.self).\(name)")
      : ClosureName("\(Store.self)<\(Value.self)>", at: location)
    property = isKnown ? ".\(name)" : "[keyPath: path]"
  }

  /// The same with a name that somebody has given, if so.
  func named(_ name: String?) -> ClosureName {
    guard let name else { return self }
    var other = ClosureName(name)
    other.property = property
    return other
  }

  /// The same of a closure that takes something made of the source.
  func taking(_ argument: String) -> ClosureName {
    var other = self
    other.argument = argument
    return other
  }
}
