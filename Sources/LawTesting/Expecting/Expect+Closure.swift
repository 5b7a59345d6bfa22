public import BindingGenerators
public import BindingLaws
public import LawChecking
public import Testing

/// Expects that a closure makes lawful bindings to a value, without a model or a system.
///
/// ```swift
/// expect(bindingOver: Int.self) { source in
///   MyBinding(get: { source.value }, set: { source.value = $0 })
/// }
/// ```
///
/// - Parameters:
///   - value: The type of the value.
///   - storing: What is stored of a value that is set, such as the nearest one in some bounds, where it is
///     another one; what was stored once is stored as it is. `conforms` is judged then, too.
///   - laws: The laws; by default those that every binding must obey, and what it must do for those who read and
///     hold it.
///   - sourceLocation: Where a failure is reported.
///   - derive: Makes the binding to a source.
/// - Returns: The verdicts on the laws that speak about such a binding.
@discardableResult
public func expect<Value: Equatable & Arbitrary, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, storing: ((Value) -> Value)? = nil,
  obeys laws: LawSet = .everyBinding, sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(storing, laws, sourceLocation, derive)
}

/// Expects that a closure makes lawful bindings to one of finitely many values.
@discardableResult
@_disfavoredOverload
public func expect<Value: Equatable & CaseIterable, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, storing: ((Value) -> Value)? = nil,
  obeys laws: LawSet = .everyBinding, sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(storing, laws, sourceLocation, derive)
}

private func verdicts<Value: Equatable, Subject: BindingProtocol<Value>>(
  _ storing: ((Value) -> Value)?, _ laws: LawSet, _ sourceLocation: SourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  let name = ClosureName("Binding<\(Value.self)>", at: sourceLocation)
  guard let storing else {
    return name.about {
      Expectation(
        make: { CellSystem<CellModel<Value>, Subject>(source: $0, derive: derive) },
        hint: storingHint, sourceLocation: sourceLocation
      ).verdicts(on: laws)
    }
  }
  return name.about(Storing(normal: storing)) {
    Expectation(
      make: { CellSystem<StoredModel<Value>, Subject>(source: $0, derive: derive) },
      sourceLocation: sourceLocation
    ).verdicts(on: laws + [.conforms])
  }
}

/// What may be meant by a set that does not arrive.
let storingHint = "if the binding changes what is set on purpose, pass `storing:`"

/// What may be meant by a binding to a whole value that reads another one.
let conversionHint = "it does not read what is stored; if it converts that, use `ConversionModel`"

/// The system that a closure makes.
private struct CellSystem<Model: ReferenceModel, Subject: BindingProtocol<Model.Value>>: NamedSystem
where Model.Base == Model.Value, Model.Port == SinglePort {
  static var words: (base: String, derivation: String, isOptional: Bool, note: String) {
    ("source.base", "derive(source)", false, "derive: the closure of the expectation")
  }
  private let source: Source<Model.Base>
  private let derive: ((Source<Model.Base>) -> Subject)?

  init(source: Source<Model.Base>) {
    (self.source, derive) = (source, nil)
  }

  init(source: Source<Model.Base>, derive: @escaping (Source<Model.Base>) -> Subject) {
    (self.source, self.derive) = (source, derive)
  }

  func binding(_ port: SinglePort) -> Subject? { derive?(source) }
}
