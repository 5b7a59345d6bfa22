import BindingLaws
import Testing

/// The name of a closure's system, which its type cannot tell.
///
/// Tokens hold the name, and `withoutLine` takes it apart: change both together. Another spelling makes
/// pinned tokens stale. `JudgingABinding.md` shows one, and `CI/full.d/walk` finds the place behind `@`.
struct ClosureName {
  let text: String
  /// The Swift text that follows an object to name its property, for stand-alone tests.
  ///
  /// Nil if there is no object.
  private(set) var property: String?
  /// The Swift text of the closure's argument, if there is no object.
  private(set) var argument = "source"

  private init(_ text: String) { self.text = text }

  /// Returns a name without its line, which moves when something is written above it.
  static func withoutLine(_ name: String) -> Substring {
    guard name.contains("@"), let mark = name.lastIndex(of: ":") else { return name[...] }
    return name[..<mark]
  }

  /// Names a closure by its subject and its place.
  init(_ subject: String, at location: SourceLocation) {
    let file = location.fileID.split(separator: "/").last ?? ""
    self.init("\(subject)@\(file):\(location.line)")
  }

  /// Names a property of a class.
  ///
  /// For a property with observers, such as any observed one, Swift on some systems tells only the address of
  /// its code. Then the name has the place of the closure.
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

  /// Returns the given name, if there is one, for the same property.
  func named(_ name: String?) -> ClosureName {
    guard let name else { return self }
    var renamed = ClosureName(name)
    renamed.property = property
    return renamed
  }

  /// Returns the same name for a closure that takes something made from the source.
  func taking(_ argument: String) -> ClosureName {
    var changed = self
    changed.argument = argument
    return changed
  }
}
