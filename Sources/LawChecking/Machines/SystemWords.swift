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

  /// - Parameter given: The name and words for what a test cannot name.
  init<System: BindingSystem>(_ system: System.Type, _ given: GivenName?) {
    let base = swiftText(ofType: System.Model.Base.self)
    let source = { (text: String) in "let source = Source<\(base)>(\(text))" }
    isStore = given == nil && System.keeper != .source
    isControl = System.offers(.renderings)
    property = given?.property.map { $0.hasPrefix(".") ? String($0.dropFirst()) : "the property" }
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
    if System.keeper == .sealedStore {
      making = { ["let system = \(name)(startingIn: \($0))"] }
    } else if isStore {
      making = { ["let system = \(name)()", Self.store($0, in: "system.base")] }
    } else {
      making = { [source($0), "let system = \(name)(source: source)"] }
    }
    derivation = { "system.binding(\($0))" }
    isOptional = System.Derived.Subject.self != System.Derived.self
  }

  private static let source = "source.value"

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
