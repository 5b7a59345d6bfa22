import BindingGenerators
import BindingLaws

/// How a test that stands alone makes a system, and what it calls its base and its bindings.
///
/// `StandAloneSteps` writes the other statements: `system` and `held0` are called the same there.
/// Both write members of `Source`, `BindingProtocol` and the kinds of `BindingSystem` as text: change both.
struct SystemWords {
  /// What makes the system in a base, as statements.
  let making: (_ base: String) -> [String]
  /// The base, as an expression.
  let base: String
  /// What makes the binding of a port, as an expression.
  private let derivation: (_ port: String) -> String
  /// Whether a binding may be missing, so that it is optional.
  let isOptional: Bool
  /// Whether the system is made with a store of its own instead of a source, and whether it has controls.
  let isStore: Bool, isControl: Bool
  /// Its type, where a test can name it.
  let type: Any.Type?

  /// - Parameter given: How a test writes what it cannot name.
  init<System: BindingSystem>(_ system: System.Type, _ given: GivenName?) {
    let base = swiftText(ofType: System.Model.Base.self)
    let source = { (text: String) in "let source = Source<\(base)>(\(text))" }
    isStore = given == nil && System.keeper != .source
    isControl = System.offers(.renderings)
    if let given {
      if let property = given.property {
        let stored = "object" + property
        self.base = stored
        making = { ["let object = make()  // \(given.note)", Self.store($0, in: stored)] }
      } else {
        self.base = Self.source
        making = { [source($0) + "  // \(given.note)"] }
      }
      derivation = given.derivation
      isOptional = given.isOptional
      type = nil
      return
    }
    let name = swiftText(ofType: system)
    type = system
    self.base = isStore ? "system.base" : Self.source
    making =
      System.keeper == .sealedStore
      ? { ["let system = \(name)(startingIn: \($0))"] }
      : isStore
        ? { ["let system = \(name)()", Self.store($0, in: "system.base")] }
        : { [source($0), "let system = \(name)(source: source)"] }
    derivation = { "system.binding(\($0))" }
    isOptional = System.Derived.Subject.self != System.Derived.self
  }

  private static let source = "source.value"

  /// As `Source.reflect` does, leaves a store as it was made that holds the base already.
  private static func store(_ text: String, in base: String) -> String {
    "if \(base) != \(text) { \(base) = \(text) }"
  }

  /// What writes the base externally, as a statement.
  func write(_ text: String) -> String { "\(base) = \(text)" }

  /// What lets the world act, as a statement.
  func perform(_ action: String) -> String {
    isStore ? "system.perform(\(action))" : "system.perform(\(action), on: source)"
  }

  /// What makes the binding of a port, as an expression.
  func binding<Port>(_ handle: Handle<Port>) -> String {
    derivation(swiftText(handle.port))
  }

  /// What a handle reads, as an expression; a held one has the name that `StandAloneSteps` declares.
  func access<Port>(_ handle: Handle<Port>) -> String {
    (handle.isHeld ? "held\(handle.index)" : binding(handle)) + (isOptional ? "?" : "")
      + ".wrappedValue"
  }
}
