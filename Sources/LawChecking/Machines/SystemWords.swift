import BindingGenerators
import BindingLaws

/// The words by which a test that stands alone makes a system, its base and its bindings.
///
/// `StandAloneSteps` writes the other statements: `system` and `held0` have the same names there.
/// Both write members of `Source`, `BindingProtocol` and the kinds of `BindingSystem` as text: change both.
struct SystemWords {
  /// Returns the statements that make the system in a base.
  let making: (_ base: String) -> [String]
  /// The expression for the base.
  let base: String
  /// The property of an object that is the base, such as `volume`.
  ///
  /// Nil if the base is something else. If Swift does not tell the name, it is called the property.
  let property: String?
  /// Returns the expression that makes the binding of a port.
  private let derivation: (_ port: String) -> String
  /// Whether a binding may be missing, so that it is optional.
  let isOptional: Bool
  /// Whether the system is made with a store of its own instead of a source.
  let isStore: Bool
  /// Whether the system has controls.
  let isControl: Bool
  /// The type of the system, if a test can name it.
  let type: Any.Type?

  /// - Parameter given: The name and words for what a test cannot name. Nil if it can name the system.
  init<System: BindingSystem>(_ system: System.Type, _ given: GivenName?) {
    if let given { self.init(system, called: given) } else { self.init(naming: system) }
  }

  /// Makes the words for a system that a closure makes: the test has an object or a source, and no system.
  private init<System: BindingSystem>(_ system: System.Type, called given: GivenName) {
    if let path = given.property {
      let stored = "object" + path
      base = stored
      property = path.hasPrefix(".") ? String(path.dropFirst()) : "the property"
      making = { ["let object = make()  // \(given.note)", Self.store($0, in: stored)] }
    } else {
      let baseType = swiftText(ofType: System.Model.Base.self)
      base = Self.source
      property = nil
      making = { [Self.sourceMade(of: baseType, holding: $0) + "  // \(given.note)"] }
    }
    derivation = given.derivation
    isOptional = given.isOptional
    isStore = false
    isControl = System.offers(.renderings)
    type = nil
  }

  /// Makes the words for a system whose type a test can name.
  private init<System: BindingSystem>(naming system: System.Type) {
    let name = swiftText(ofType: system)
    switch System.keeper {
    case .source:
      let baseType = swiftText(ofType: System.Model.Base.self)
      base = Self.source
      isStore = false
      making = {
        [Self.sourceMade(of: baseType, holding: $0), "let system = \(name)(source: source)"]
      }
    case .sealedStore:
      base = "system.base"
      isStore = true
      making = { ["let system = \(name)(startingIn: \($0))"] }
    case .silentStore, .notifyingStore:
      base = "system.base"
      isStore = true
      making = { ["let system = \(name)()", Self.store($0, in: "system.base")] }
    }
    property = nil
    derivation = { "system.binding(\($0))" }
    isOptional = System.Derived.Subject.self != System.Derived.self
    isControl = System.offers(.renderings)
    type = system
  }

  private static let source = "source.value"

  /// Returns the statement that makes a source with a base.
  private static func sourceMade(of baseType: String, holding text: String) -> String {
    "let source = Source<\(baseType)>(\(text))"
  }

  /// Leaves a new store alone if it holds the base already, as `Source.reflect` does.
  private static func store(_ text: String, in base: String) -> String {
    "if \(base) != \(text) { \(base) = \(text) }"
  }

  /// Returns the statement that writes the base externally.
  func write(_ text: String) -> String { "\(base) = \(text)" }

  /// Returns the statement that performs an action.
  func perform(_ action: String) -> String {
    isStore ? "system.perform(\(action))" : "system.perform(\(action), on: source)"
  }

  /// Returns the expression that makes the binding of a port.
  func binding<Port>(_ handle: Handle<Port>) -> String {
    derivation(swiftText(handle.port))
  }

  /// Returns the expression that reads a handle.
  ///
  /// A held binding has the name that `StandAloneSteps` declares.
  func access<Port>(_ handle: Handle<Port>) -> String {
    (handle.isHeld ? "held\(handle.index)" : binding(handle)) + (isOptional ? "?" : "")
      + ".wrappedValue"
  }
}
