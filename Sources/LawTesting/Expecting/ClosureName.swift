import BindingLaws
import LawChecking
import Testing

/// What the system of a closure is called, and what a test calls its base, which types cannot say.
struct ClosureName: Sendable {
  @TaskLocal static var current = ClosureName("")

  let text: String
  /// What stands after an object where its property is meant.
  var property = ""

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
  /// Of one with observers, such as any observed one, Swift says nothing but where
  /// its code lies on some systems, so that the place of the closure has to do.
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
}

extension NamedSystem {
  static var name: String { ClosureName.current.text }
}
