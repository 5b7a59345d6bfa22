#if canImport(SwiftUI)
  public import BindingLaws
  public import LawChecking
  public import SwiftUI
  public import Testing

  // Closures that take a source have precedence if a body fits both.
  /// Expects that bindings made from a binding do what a model says, as if a function of the app takes one.
  ///
  /// ```swift
  /// expect(.selection(of: Filter.self)) { filter, tag in
  ///   filter.isOn(tag)
  /// }
  /// ```
  ///
  /// The closure gets a binding to the whole base.
  @discardableResult
  @_disfavoredOverload
  public func expect<Model: ReferenceModel, Derived: BindingDerivation>(
    _ model: Model, named name: String? = nil, obeys laws: LawSet = .everything,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ derive: @escaping (Binding<Model.Base>, Model.Port) -> Derived
  ) -> [Verdict] where Derived.Subject.Value == Model.Value {
    ClosureName("\(Model.self)", at: sourceLocation).named(name).taking("Binding(source)").verdicts(
      by: model, on: laws, sourceLocation, of: { SourceOfBindings(source: $0) }
    ) { sourceOfBindings, port in derive(Binding(sourceOfBindings.source), port) }
  }

  /// Expects that one binding made of a binding does what a model says.
  @discardableResult
  @_disfavoredOverload
  public func expect<Model: ReferenceModel, Derived: BindingDerivation>(
    _ model: Model, named name: String? = nil, obeys laws: LawSet = .everything,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ derive: @escaping (Binding<Model.Base>) -> Derived
  ) -> [Verdict] where Derived.Subject.Value == Model.Value, Model.Port == SinglePort {
    expect(model, named: name, obeys: laws, sourceLocation: sourceLocation) {
      (base: Binding<Model.Base>, _: SinglePort) in derive(base)
    }
  }
#endif
