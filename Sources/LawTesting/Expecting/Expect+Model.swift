public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` says which laws are judged by default.
/// Expects that a closure makes bindings that do what a model says.
///
/// ```swift
/// expect(.selection(of: Filter.self)) { source, filter in
///   MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : nil })
/// }
/// ```
///
/// The closure gets the source of truth and a port of the model, and returns the binding of the code under
/// test, or none if there is nothing to bind to. It is called for each port of each case, and must not keep
/// anything. If a set lands only after the verdicts were returned, it is reported that they do not count, but
/// they stay as they are.
///
/// - Parameters:
///   - model: The model of the bindings.
///   - name: The name in reports and tokens; by default the model and the line.
///   - laws: The laws; by default all that apply to the bindings.
///   - sourceLocation: The place at which to report a failure.
///   - derive: Makes the binding of a port.
/// - Returns: The verdicts on the laws that apply to such bindings.
@discardableResult
public func expect<Model: ReferenceModel, Derived: BindingDerivation>(
  _ model: Model, named name: String? = nil, obeys laws: LawSet = .everything,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Model.Base>, Model.Port) -> Derived
) -> [Verdict] where Derived.Subject.Value == Model.Value {
  ClosureName("\(Model.self)", at: sourceLocation).named(name).verdicts(
    by: model, on: laws, sourceLocation, of: { $0 }, derive)
}

/// Expects that a closure makes one binding that does what a model says.
///
/// ```swift
/// expect(.clamped(to: 0...10, trying: [0, 5, 11])) { source in
///   MyBinding(get: { source.value }, set: { source.value = min(max($0, 0), 10) })
/// }
/// ```
@discardableResult
public func expect<Model: ReferenceModel, Derived: BindingDerivation>(
  _ model: Model, named name: String? = nil, obeys laws: LawSet = .everything,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Model.Base>) -> Derived
) -> [Verdict] where Derived.Subject.Value == Model.Value, Model.Port == SinglePort {
  expect(model, named: name, obeys: laws, sourceLocation: sourceLocation) { source, _ in
    derive(source)
  }
}

/// Expects that a closure makes bindings to a property of a class of the app that do what a model says.
///
/// ```swift
/// expect(.selection(of: Filter.self), over: \.filter, of: Inbox.init) { inbox, filter in
///   inbox.isOn(filter)
/// }
/// ```
///
/// An object is made for each case. The property is written externally and read as anybody can who has the
/// object. Laws about writes are not judged, because a class does not report them; see
/// `NotifyingStoreSystem`.
///
/// - Parameters:
///   - model: The model of the bindings.
///   - path: The property that holds the base.
///   - make: Makes an object that nobody else has.
///   - name: The name in reports and tokens; by default the name of the property.
///   - laws: The laws; by default all that apply to the bindings.
///   - sourceLocation: The place at which to report a failure.
///   - derive: Makes the binding of a port.
/// - Returns: The verdicts on the laws that apply to such bindings.
@discardableResult
public func expect<Store: AnyObject, Model: ReferenceModel, Derived: BindingDerivation>(
  _ model: Model, over path: ReferenceWritableKeyPath<Store, Model.Base>,
  of make: @escaping () -> Store, named name: String? = nil, obeys laws: LawSet = .everything,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Store, Model.Port) -> Derived
) -> [Verdict] where Derived.Subject.Value == Model.Value {
  ClosureName(path, at: sourceLocation).named(name).verdicts(
    by: model, on: laws, sourceLocation, of: { $0.object(make, path) }, derive)
}

/// Expects that a closure makes one binding to a property of a class of the app that does what a model says.
@discardableResult
public func expect<Store: AnyObject, Model: ReferenceModel, Derived: BindingDerivation>(
  _ model: Model, over path: ReferenceWritableKeyPath<Store, Model.Base>,
  of make: @escaping () -> Store, named name: String? = nil, obeys laws: LawSet = .everything,
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Derived
) -> [Verdict] where Derived.Subject.Value == Model.Value, Model.Port == SinglePort {
  expect(
    model, over: path, of: make, named: name, obeys: laws, sourceLocation: sourceLocation
  ) { store, _ in derive(store) }
}
