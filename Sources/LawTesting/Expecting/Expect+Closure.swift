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
  verdicts(on: CellSystem<AnyCell<Value>, Subject>.self, laws, sourceLocation, derive)
}

/// Expects that a closure makes lawful bindings to one of finitely many values.
@discardableResult
@_disfavoredOverload
public func expect<Value: Equatable & CaseIterable, Subject: BindingProtocol<Value>>(
  bindingOver value: Value.Type, obeys laws: LawSet = .veryWellBehaved,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Value>) -> Subject
) -> [Verdict] {
  verdicts(on: CellSystem<ListedCell<Value>, Subject>.self, laws, sourceLocation, derive)
}

private func verdicts<Model: CellReference, Subject: BindingProtocol<Model.Base>>(
  on system: CellSystem<Model, Subject>.Type, _ laws: LawSet, _ sourceLocation: SourceLocation,
  _ derive: @escaping (Source<Model.Base>) -> Subject
) -> [Verdict] {
  Expectation(
    make: { CellSystem<Model, Subject>(source: $0, derive: derive) },
    sourceLocation: sourceLocation
  ).verdicts(on: laws)
}

/// The system that a closure makes.
private struct CellSystem<Model: CellReference, Subject: BindingProtocol<Model.Base>>: NamedSystem {
  static var name: String { "Binding<\(Model.Base.self)>" }
  private let source: Source<Model.Base>
  private let derive: ((Source<Model.Base>) -> Subject)?

  init(source: Source<Model.Base>) {
    (self.source, derive) = (source, nil)
  }

  init(source: Source<Model.Base>, derive: @escaping (Source<Model.Base>) -> Subject) {
    (self.source, self.derive) = (source, derive)
  }

  func binding(_ port: OnePort) -> Subject? { derive?(source) }
}

/// The port of a cell.
private enum OnePort: CaseIterable {
  case value
}

/// A model of one binding to the whole base.
private protocol CellReference: ReferenceModel
where Base == Value, Port == OnePort, Action == Never {}

extension CellReference {
  static func get(_ port: OnePort, in base: Base) -> Base { base }
  static func set(_ value: Base, at port: OnePort, in base: Base) -> Base { value }
  static func outside(_ port: OnePort, setting value: Base, in base: Base) -> Base { value }
}

/// A cell that may hold anything that can be generated.
private enum AnyCell<Value: Equatable & Arbitrary>: CellReference {
  typealias Base = Value
}

/// A cell that holds one of finitely many values.
private enum ListedCell<Value: Equatable & CaseIterable>: CellReference {
  typealias Base = Value
  static var bases: [Value]? { Array(Value.allCases) }
  static var values: [Value]? { Array(Value.allCases) }
}
