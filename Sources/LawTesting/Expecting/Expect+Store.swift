public import BindingGenerators
public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` lists the laws by default, which `Expect+Closure` has, too.
/// Expects that a closure makes lawful bindings to a property of a class of the app's own, without a
/// model or a system.
///
/// ```swift
/// expect(Player.init, \.volume) { player in Bindable(player).volume }
/// ```
///
/// An object is made for each case. The property is written externally and read as anybody can who has the
/// object, so observers run as in the app. It is assumed that to read it changes nothing. Laws about writes
/// are not judged, because a class does not report them; see `NotifyingStoreSystem`. Other properties, and
/// notifications about them, are not looked at. If one is computed from this property, a `NotifyingSystem`
/// with a port for each finds a missing notification.
///
/// - Parameters:
///   - make: Makes an object that nobody else has.
///   - path: The property.
///   - storing: Returns the value that is stored for a set, if it is another one, such as the nearest one
///     within bounds. A stored value is stored unchanged. `conforms` is then judged, too.
///   - laws: The laws; by default those that every binding must obey, those about readers and held bindings,
///     that nothing keeps the object when nobody holds it, and `total`.
///   - sourceLocation: The place at which to report a failure.
///   - derive: Makes the binding to the property of an object.
/// - Returns: The verdicts on the laws that apply to such a binding.
@discardableResult
public func expect<
  Store: AnyObject, Value: Equatable & Arbitrary, Subject: BindingProtocol<Value>
>(
  _ make: @escaping () -> Store, _ path: ReferenceWritableKeyPath<Store, Value>,
  storing: ((Value) -> Value)? = nil, obeys laws: LawSet = .everyProperty + [.total],
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  verdicts(
    on: laws, of: make, path, setting: nil, storing: storing, at: sourceLocation, derive)
}

/// Expects that a closure makes lawful bindings to a property of a class, and sets the given values.
///
/// The value of a new object is judged only if it is one of them.
@discardableResult
public func expect<Store: AnyObject, Value: Equatable, Subject: BindingProtocol<Value>>(
  _ make: @escaping () -> Store, _ path: ReferenceWritableKeyPath<Store, Value>,
  setting values: [Value], storing: ((Value) -> Value)? = nil,
  obeys laws: LawSet = .everyProperty + [.total],
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  verdicts(
    on: laws, of: make, path, setting: values, storing: storing, at: sourceLocation, derive)
}

/// Expects that a closure makes lawful bindings to a property of a class that has finitely many values.
@discardableResult
@_disfavoredOverload  // A type that is both is judged by generated values.
public func expect<
  Store: AnyObject, Value: Equatable & CaseIterable, Subject: BindingProtocol<Value>
>(
  _ make: @escaping () -> Store, _ path: ReferenceWritableKeyPath<Store, Value>,
  storing: ((Value) -> Value)? = nil, obeys laws: LawSet = .everyProperty + [.total],
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  verdicts(
    on: laws, of: make, path, setting: nil, storing: storing, at: sourceLocation, derive)
}

private func verdicts<Store: AnyObject, Value: Equatable, Subject: BindingProtocol<Value>>(
  on laws: LawSet, of make: @escaping () -> Store,
  _ path: ReferenceWritableKeyPath<Store, Value>, setting values: [Value]?,
  storing: ((Value) -> Value)?, at sourceLocation: SourceLocation,
  _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  ClosureName(path, at: sourceLocation).verdicts(
    on: laws, setting: values, storing: storing, sourceLocation,
    of: { $0.object(make, path) }, derive)
}
