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
///   - storing: What is stored when a value is set, if that is another value, such as the nearest one within
///     bounds. A stored value is stored unchanged. `conforms` is judged then, too.
///   - laws: The laws; by default those that every binding must obey, what it must do for those who read and
///     hold it, and `total`.
///   - sourceLocation: Where a failure is reported.
///   - derive: Makes the binding to a source.
/// - Returns: The verdicts on the laws that speak about such a binding.
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
@_disfavoredOverload
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

extension ClosureName {
  /// Judges bindings to a value, which is stored as it is set, or as `storing` says.
  ///
  /// - Parameters:
  ///   - values: What is set, where that is named.
  ///   - make: Makes what bindings are made of, for the source of a new system.
  ///   - derive: Makes a binding of it.
  func verdicts<Value: Equatable, Object, Subject: BindingProtocol<Value>>(
    on laws: LawSet, setting values: [Value]? = nil, storing: ((Value) -> Value)?,
    _ sourceLocation: SourceLocation, of make: @escaping (Source<Value>) -> Object,
    _ derive: @escaping (Object) -> Subject
  ) -> [Verdict] {
    var allowances = Allowances()
    if storing == nil {
      allowances.storing = storingHint
      allowances.converting = conversionHint
    }
    let binding: (Object, SinglePort) -> Subject = { object, _ in derive(object) }
    if storing == nil && values == nil {
      return verdicts(
        by: CellModel(), on: laws, allowing: allowances, sourceLocation, of: make, binding)
    }
    return verdicts(
      by: StoredModel(stored: storing ?? { $0 }, named: values),
      on: storing == nil ? laws : laws + [.conforms], allowing: allowances, sourceLocation,
      of: make, binding)
  }
}

/// What may be meant by a set that does not arrive; `ReadingAFailure.md` explains what may be meant.
let storingHint = "if the binding changes what is set on purpose, pass `storing:`"

/// What may be meant by a binding to a whole value that reads another one.
let conversionHint = "it does not read what is stored; if it converts that, use `ConversionModel`"
