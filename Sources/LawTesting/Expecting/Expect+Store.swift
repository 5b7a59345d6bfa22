public import BindingGenerators
public import BindingLaws
public import LawChecking
public import Testing

/// Expects that a closure makes lawful bindings to a property of a class of the app's own, without a
/// model or a system.
///
/// ```swift
/// expect(Player.init, \.volume) { player in Bindable(player).volume }
/// ```
///
/// An object is made for each case. The property is written externally and looked at as anybody does it
/// who has the object, so that observers run as in the app. What laws say of writes is not judged,
/// because a class does not report them; see `NotifyingStoreSystem`.
///
/// - Parameters:
///   - make: Makes an object that nobody else has.
///   - path: The property.
///   - storing: What is stored of a value that is set, such as the nearest one in some bounds, where it is
///     another one; what was stored once is stored as it is. `conforms` is judged then, too.
///   - laws: The laws; by default those that every binding must obey, and what it must do for those who read and
///     hold it.
///   - sourceLocation: Where a failure is reported.
///   - derive: Makes the binding to the property of an object.
/// - Returns: The verdicts on the laws that speak about such a binding.
@discardableResult
public func expect<
  Store: AnyObject, Value: Equatable & Arbitrary, Subject: BindingProtocol<Value>
>(
  _ make: @escaping () -> Store, _ path: ReferenceWritableKeyPath<Store, Value>,
  storing: ((Value) -> Value)? = nil, obeys laws: LawSet = .everyBinding,
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  verdicts(
    StoreUnderTest(make: make, path: path, derive: derive), nil, storing, laws, sourceLocation)
}

/// Expects that a closure makes lawful bindings to a property of a class, of which some values are set.
@discardableResult
public func expect<Store: AnyObject, Value: Equatable, Subject: BindingProtocol<Value>>(
  _ make: @escaping () -> Store, _ path: ReferenceWritableKeyPath<Store, Value>,
  setting values: [Value], storing: ((Value) -> Value)? = nil,
  obeys laws: LawSet = .everyBinding,
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  verdicts(
    StoreUnderTest(make: make, path: path, derive: derive), values, storing, laws, sourceLocation)
}

/// Expects that a closure makes lawful bindings to a property of a class that has finitely many values.
@discardableResult
@_disfavoredOverload  // A type that is both is judged by generated values.
public func expect<
  Store: AnyObject, Value: Equatable & CaseIterable, Subject: BindingProtocol<Value>
>(
  _ make: @escaping () -> Store, _ path: ReferenceWritableKeyPath<Store, Value>,
  storing: ((Value) -> Value)? = nil, obeys laws: LawSet = .everyBinding,
  sourceLocation: SourceLocation = #_sourceLocation, _ derive: @escaping (Store) -> Subject
) -> [Verdict] {
  verdicts(
    StoreUnderTest(make: make, path: path, derive: derive), nil, storing, laws, sourceLocation)
}

private func verdicts<Store: AnyObject, Value: Equatable, Subject: BindingProtocol<Value>>(
  _ store: StoreUnderTest<Store, Value, Subject>, _ values: [Value]?,
  _ storing: ((Value) -> Value)?, _ laws: LawSet, _ sourceLocation: SourceLocation
) -> [Verdict] {
  let name = ClosureName(store.path, at: sourceLocation)
  guard storing != nil || values != nil else {
    return name.about {
      Expectation(
        make: { PropertySystem<CellModel<Value>, Store, Subject>(source: $0, store: store) },
        hint: storingHint, sourceLocation: sourceLocation
      ).verdicts(on: laws)
    }
  }
  return name.about(Storing(normal: storing ?? { $0 }, values: values)) {
    Expectation(
      make: { PropertySystem<StoredModel<Value>, Store, Subject>(source: $0, store: store) },
      hint: storing == nil ? storingHint : nil, sourceLocation: sourceLocation
    ).verdicts(on: storing == nil ? laws : laws + [.conforms])
  }
}

/// How an object is made, and its binding.
private struct StoreUnderTest<Store: AnyObject, Value: Equatable, Subject: BindingProtocol<Value>> {
  let make: () -> Store
  let path: ReferenceWritableKeyPath<Store, Value>
  let derive: (Store) -> Subject
}

/// The system that a class, a property and a closure make.
private struct PropertySystem<
  Model: ReferenceModel, Store: AnyObject, Subject: BindingProtocol<Model.Value>
>: NamedSystem where Model.Base == Model.Value, Model.Port == SinglePort {
  static var words: (base: String, derivation: String, isOptional: Bool, note: String) {
    (
      "object" + ClosureName.current.property, "derive(object)", false,
      "make, path, derive: as in the expectation"
    )
  }
  static var keeper: BaseKeeper { .silentStore }
  private let object: Store?
  private let derive: ((Store) -> Subject)?

  init(source: Source<Model.Base>) { (object, derive) = (nil, nil) }

  init(source: Source<Model.Base>, store: StoreUnderTest<Store, Model.Value, Subject>) {
    let object = store.make()
    source.reflect(
      read: { object[keyPath: store.path] }, write: { object[keyPath: store.path] = $0 })
    (self.object, derive) = (object, store.derive)
  }

  func binding(_ port: SinglePort) -> Subject? { object.flatMap { derive?($0) } }
}
