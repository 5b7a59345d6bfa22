public import BindingGenerators
public import BindingLaws
public import LawChecking
public import Testing

/// Expects that a closure makes lawful bindings to a value, without a model or a system.
///
/// ```swift
/// expect(bindingOver: Int.self) { source in
///   UIBinding(get: { source.value }, set: { source.value = $0 })
/// }
/// ```
///
/// - Parameters:
///   - value: The type of the value.
///   - laws: The laws; by default those that every binding owes.
///   - sourceLocation: Where a failure is reported.
///   - derive: Makes the binding to a source.
/// - Returns: The verdicts on the laws that speak about such a binding.
@discardableResult
public func expect<Value: Equatable & Arbitrary, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, obeys laws: LawSet = .veryWellBehaved,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(laws, sourceLocation, derive)
}

/// Expects that a closure makes lawful bindings to one of finitely many values.
@discardableResult
@_disfavoredOverload
public func expect<Value: Equatable & CaseIterable, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, obeys laws: LawSet = .veryWellBehaved,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(laws, sourceLocation, derive)
}

private func verdicts<Value: Equatable, Subject: BindingProtocol<Value>>(
  _ laws: LawSet, _ sourceLocation: SourceLocation, _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  Expectation(
    make: { CellSystem<Value, Subject>(source: $0, derive: derive) },
    hint: "if what is set is changed on purpose, as by a clamp, a ConversionModel says into what",
    sourceLocation: sourceLocation
  ).verdicts(on: laws)
}

/// The system that a closure makes.
private struct CellSystem<Value: Equatable, Subject: BindingProtocol<Value>>: NamedSystem {
  typealias Model = CellModel<Value>
  static var name: String { "Binding<\(Value.self)>" }
  private let source: Source<Value>
  private let derive: ((Source<Value>) -> Subject)?

  init(source: Source<Value>) {
    (self.source, derive) = (source, nil)
  }

  init(source: Source<Value>, derive: @escaping (Source<Value>) -> Subject) {
    (self.source, self.derive) = (source, derive)
  }

  func binding(_ port: SinglePort) -> Subject? { derive?(source) }
}
