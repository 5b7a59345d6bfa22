/// A type of bindings, and the call that makes one of a getter and a setter.
struct BindingType {
  /// The name of the type.
  let name: String
  /// The module that declares the type.
  let module: String
  /// The names of the generic parameters.
  let generics: [String]
  /// The type of value that a binding reads, in terms of the generic parameters.
  let value: SwiftType
  /// Whether the type belongs to the main actor.
  var isMainActor = false
  /// The call that makes a binding.
  ///
  /// Nil if none is known.
  var maker: Maker?
  /// Whether the type conforms to a protocol for tests of bindings.
  var isConforming = false
  /// Whether a binding carries transactions.
  ///
  /// A source gets none from a binding that is made of a getter and a setter.
  var isTransactional = false

  /// A call that makes a binding of a getter and a setter.
  struct Maker {
    /// The name after the type in the call, such as `.make`.
    ///
    /// Empty for an initialiser.
    let function: String
    /// The labels of the getter and the setter.
    let labels: [String?]
    /// The number of parameters of the setter.
    let setterInputs: Int
  }

  /// The binding type of SwiftUI.
  ///
  /// The symbol graphs of a package lack it. Tests make such a binding of a source.
  static let swiftUI = BindingType(
    name: "Binding", module: "SwiftUI", generics: ["Value"], value: .named("Value", []),
    maker: Maker(function: "", labels: ["get", "set"], setterInputs: 1), isConforming: true)
}
