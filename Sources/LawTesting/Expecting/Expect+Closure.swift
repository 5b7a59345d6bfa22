public import BindingGenerators
public import BindingLaws
public import LawChecking
import LawTelling
public import Testing

// `JudgingABinding.md` lists the laws by default, which `Expect+Store` has, too.
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
///   - storing: Returns the value that is stored for a set, if it is another one, such as the nearest one
///     within bounds. A stored value is stored unchanged. `conforms` is then judged, too.
///   - laws: The laws; by default those that every binding must obey, those about readers and held bindings,
///     and `total`.
///   - sourceLocation: The place at which to report a failure.
///   - derive: Makes the binding to a source.
/// - Returns: The verdicts on the laws that apply to such a binding.
@discardableResult
public func expect<Value: Equatable & Arbitrary, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, storing: ((Value) -> Value)? = nil,
  obeys laws: LawSet = .everyBinding + [.total], sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(on: laws, storing: storing, at: sourceLocation, derive)
}

/// Expects that a closure makes lawful bindings to one of finitely many values.
@discardableResult
@_disfavoredOverload  // A type that is both is judged by generated values.
public func expect<Value: Equatable & CaseIterable, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, storing: ((Value) -> Value)? = nil,
  obeys laws: LawSet = .everyBinding + [.total], sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(on: laws, storing: storing, at: sourceLocation, derive)
}

private func verdicts<Value: Equatable, Subject: BindingProtocol<Value>>(
  on laws: LawSet, storing: ((Value) -> Value)?, at sourceLocation: SourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  // Pinned tokens hold this name: it stays.
  ClosureName("Binding<\(Value.self)>", at: sourceLocation)
    .verdicts(on: laws, storing: storing, sourceLocation, of: { $0 }, derive)
}
