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

/// A type of bindings to values of one type, such as `Lens<Int>`.
struct ConcreteBinding {
  let type: BindingType
  /// The type of the values.
  let value: SwiftType

  /// The type as Swift writes it.
  var text: String { type.generics.isEmpty ? type.name : "\(type.name)<\(value.text)>" }

  /// Returns the text of a binding to a place.
  ///
  /// - Parameters:
  ///   - source: The expression that holds the value.
  ///   - part: The part of the value, such as `.name`.
  ///   - property: The property of the source that is the value.
  func text(over source: String, part: String = "", reading property: String = "value") -> String {
    if type.module == "SwiftUI" { return "Binding(\(source))\(part)" }
    guard let maker = type.maker else { return "\(text)(\(source))" }
    let place = "\(source).\(property)\(part)"
    let closures = ["{ \(place) }", Self.setter(of: place, inputs: maker.setterInputs)]
    let arguments = zip(maker.labels, closures).map { label, closure in
      label.map { "\($0): \(closure)" } ?? closure
    }
    return "\(text)\(maker.function)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the text of a closure that sets a place to its first argument.
  static func setter(of place: String, inputs: Int) -> String {
    if inputs == 1 { return "{ \(place) = $0 }" }
    let others = String(repeating: ", _", count: inputs - 1)
    return "{ value\(others) in \(place) = value }"
  }
}

extension Library {
  /// Returns the types with a `wrappedValue` that a test can set without a change of the binding itself.
  func bindingTypes() -> [String: BindingType] {
    var found: [String: BindingType] = types["Binding"] == nil ? ["Binding": .swiftUI] : [:]
    for (path, type) in types where conformances[path]?.contains("View") != true {
      let wrapped = members(of: path).first {
        $0.kind == "property" && $0.baseName == "wrappedValue"
      }
      guard let wrapped, let value = wrapped.result,
        wrapped.isReference || type.kind == "class" && wrapped.isSettable
      else { continue }
      let protocols = conformances[path] ?? []
      found[path] = BindingType(
        name: path, module: type.module, generics: type.generics, value: value,
        isMainActor: wrapped.isMainActor, maker: maker(of: path, type, value),
        isConforming: !protocols.isDisjoint(with: ["BindingProtocol", "TransactionalBinding"]),
        isTransactional: protocols.contains("TransactionalBinding"))
    }
    return found
  }

  /// Returns an initialiser, or a static function, that takes a getter and a setter.
  ///
  /// Nil if there is none.
  private func maker(of name: String, _ type: TypeInfo, _ value: SwiftType) -> BindingType.Maker? {
    let own = SwiftType.named(name, type.generics.map { .named($0, []) })
    for candidate in members(of: name) {
      let isMade = candidate.kind == "init" || candidate.isStatic && candidate.result == own
      let needed = candidate.parameters.filter { !$0.hasDefault }
      guard isMade, candidate.module == type.module, !candidate.isPrivate, candidate.isFunction,
        needed.count == 2,
        case .function([], let read) = needed[0].type, read == value,
        case .function(let inputs, .named("Void", [])) = needed[1].type,
        inputs.first == value
      else { continue }
      return BindingType.Maker(
        function: candidate.kind == "init" ? "" : "." + candidate.baseName,
        labels: needed.map(\.label), setterInputs: inputs.count)
    }
    return nil
  }

  /// Returns the type as a type of bindings, or nil if it is none.
  func binding(_ type: SwiftType) -> ConcreteBinding? {
    guard case .named(let name, let arguments) = resolved(type), let binding = bindings[name],
      arguments.count == binding.generics.count
    else { return nil }
    let value = binding.value.substituting(binding.generics, by: arguments)
    return ConcreteBinding(type: binding, value: value)
  }
}
