extension Library {
  /// Returns the types with a `wrappedValue` that a test can set without a change of the binding itself.
  ///
  /// SwiftUI's type is one of them, unless the package has a type of its own with that name.
  func bindingTypes() -> [String: BindingType] {
    var found: [String: BindingType] = types["Binding"] == nil ? ["Binding": .swiftUI] : [:]
    // A view with a `wrappedValue` shows it: the view is no binding.
    for (path, type) in types where conformances[path]?.contains("View") != true {
      let wrapped = members(of: path).first {
        $0.kind == "property" && $0.baseName == "wrappedValue"
      }
      guard let wrapped, let value = wrapped.result,
        wrapped.hasNonmutatingSet || type.kind == "class" && wrapped.isSettable
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

  /// Returns an initialiser, or a static function, that takes a getter and a setter, and nothing else that a call has
  /// to give.
  ///
  /// Nil if there is none. One in another module than the type does not count: tests import only the modules that
  /// the declarations under test name.
  private func maker(of name: String, _ type: TypeInfo, _ value: SwiftType) -> BindingType.Maker? {
    let own = SwiftType.named(name, type.generics.map { .named($0, []) })
    for candidate in members(of: name) {
      let isInit = candidate.kind == "init"
      let givesType = isInit || candidate.isStatic && candidate.result == own
      let isInReach = candidate.module == type.module && !candidate.isPrivate
      let needed = candidate.parameters.filter { !$0.hasDefault }
      guard givesType, isInReach, candidate.isFunction, needed.count == 2,
        case .function([], let read) = needed[0].type, read == value,
        // A setter may take more than the value, such as a transaction.
        case .function(let inputs, .named("Void", [])) = needed[1].type, inputs.first == value
      else { continue }
      return BindingType.Maker(
        function: isInit ? "" : "." + candidate.baseName,
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
