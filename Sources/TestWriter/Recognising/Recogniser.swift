/// A recogniser of the bindings of a package, and of the ways to judge each.
struct Recogniser {
  let library: Library

  init(_ library: Library) {
    self.library = library
  }

  /// The declarations that give a binding, by file and line.
  var bindings: [Declaration] {
    library.declarations.flatMap(\.parts).filter { givesBinding($0) }
  }

  /// Returns whether a declaration gives a binding, an optional one, or a list of them.
  private func givesBinding(_ declaration: Declaration) -> Bool {
    if declaration.kind == "init" { return library.bindings[declaration.context] != nil }
    guard let result = declaration.result, !declaration.attributes.contains("Binding") else {
      return false
    }
    let type = library.resolved(result)
    let inner = type.wrapped ?? type.argument(of: "Array") ?? type
    return library.bindings[inner.name] != nil
  }

  /// Returns the ways to write the test, likeliest first, or the reason why there is none.
  func forms(of declaration: Declaration) -> Result<[Form], Reason> {
    if let reason = obstacle(to: declaration) { return .failure(reason) }
    do throws(Reason) {
      return .success(try Derivation(declaration, library).forms())
    } catch {
      return .failure(error)
    }
  }

  /// Returns the reason why a test cannot call a declaration, or nil if it can.
  private func obstacle(to declaration: Declaration) -> Reason? {
    if declaration.isPrivate || library.isPrivate(declaration.context) {
      return Reason(.isPrivate, "it is private: what is internal is judged")
    }
    if declaration.isStored && !declaration.isStatic {
      return Reason(.isStored, "it keeps a binding that it is given")
    }
    if let type = declaration.result, library.resolved(type).argument(of: "Array") != nil {
      // A change of the base may change which binding is at a place.
      return Reason(.unknown, "it gives a list of bindings: have a function judged that gives one")
    }
    let context = library.types[declaration.context]
    if context?.kind == "protocol" {
      return Reason(.unknown, "it is a member of a protocol: write a test of a type that conforms")
    }
    if isIsolatedElsewhere(declaration) {
      return Reason(
        .unknown, "an actor has it, and tests, as views, are on the main actor: give it there")
    }
    if declaration.isAsync {
      return Reason(.unknown, "it is asynchronous: give the binding at once, and wait elsewhere")
    }
    if declaration.attributes.contains("mutating") {
      return Reason(
        .unknown, "it is mutating: a binding to what changes needs a class or a binding")
    }
    return nil
  }

  /// Returns whether a call of the declaration has to await an actor other than the main one.
  private func isIsolatedElsewhere(_ declaration: Declaration) -> Bool {
    let isOfActor = library.types[declaration.context]?.kind == "actor"
    if isOfActor && !declaration.isStatic && !declaration.attributes.contains("nonisolated") {
      return true
    }
    return declaration.attributes.contains {
      library.conforms(.named($0, []), to: "GlobalActor")
    }
  }
}
