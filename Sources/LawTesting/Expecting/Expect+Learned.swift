public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` lists the laws by default, and shows a table in a file.
/// Expects that a closure makes lawful bindings, without a model: they are compared with what they do when
/// new.
///
/// ```swift
/// expect(bindingsOver: [nil, .news], at: Section.allCases) { source, section in
///   MyBinding(selection: source.myBinding, tag: section)
/// }
/// ```
///
/// A table of what was learned is attached to the test, and printed if a law is broken: for each base and
/// port the reading, and the base after a set of each value. Look at it: a binding that is always wrong in
/// the same way is lawful. The test only warns if no set changes anything, or if a value that is named never
/// arrives. `LearnedModel` says what is found and what cannot be.
///
/// With a name the table is kept as `Fixtures/Tables/NAME.table`, which a run with `BINDING_LAWS_RECORD=1`
/// writes. If new bindings do something else later, that is an issue that shows both.
///
/// - Parameters:
///   - starts: Some values to start from, simplest first. Those that sets lead to are found by running.
///   - ports: The ports, each with a binding.
///   - values: The values to set. By default every value of a type that has few, or what is read from the
///     starts and some generated values.
///   - laws: The laws; by default those that can be broken without knowing what a set is meant to do, and
///     `total`.
///   - name: The name of the table's file, without `.table`. By default there is no file.
///   - sourceLocation: The place at which to report a failure.
///   - derive: Makes the binding of a port, or none.
/// - Returns: The verdicts on the laws that apply to such bindings.
@discardableResult
public func expect<Base: Equatable, Port: Hashable, Derived: BindingDerivation>(
  bindingsOver starts: [Base], at ports: [Port], setting values: [Derived.Subject.Value]? = nil,
  obeys laws: LawSet = .learned + [.total], as name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Base>, Port) -> Derived
) -> [Verdict] where Derived.Subject.Value: Equatable {
  typealias Value = Derived.Subject.Value
  typealias System = ClosureSystem<LearnedModel<Base, Port, Derived>, Source<Base>, Derived>
  // The last value comes first. Pinned tokens number the values, so this order has to stay.
  let few: [Value]? = everyValue(of: Value.self)?.reversed()
  let make = { System($0, derive: derive) }
  // The values are those that were named, or all of a type that has few, or what new bindings read and some
  // others.
  let model = LearnedModel(
    ports: { ports }, examples: { starts },
    values: { values ?? few ?? valuesRead(starts, ports, derive) }, of: make)
  // Pinned tokens hold this name: it stays.
  let called = ClosureName("Bindings<\(Base.self)>", at: sourceLocation)
  let isListed = values != nil || few != nil
  let settings = ExpectationSettings(
    proving: isListed, namesValues: values != nil, sourceLocation: sourceLocation)
  var expectation = Expectation(settings, by: model, named: System.called(called), make: make)
  // `conforms` carries the table.
  let verdicts = expectation.verdicts(on: name == nil ? laws : laws + [.conforms])
  if let name { expectation.compareTable(among: verdicts, with: name) }
  return verdicts
}

/// Expects that a closure makes a lawful binding, without a model.
///
/// ```swift
/// expect(bindingsOver: [0, 11]) { source in
///   MyBinding(get: { source.value }, set: { source.value = min($0, 11) })
/// }
/// ```
///
/// - Returns: The verdicts on the laws that apply to such a binding.
@discardableResult
public func expect<Base: Equatable, Derived: BindingDerivation>(
  bindingsOver starts: [Base], setting values: [Derived.Subject.Value]? = nil,
  obeys laws: LawSet = .learned + [.total], as name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Base>) -> Derived
) -> [Verdict] where Derived.Subject.Value: Equatable {
  expect(
    bindingsOver: starts, at: SinglePort.allCases, setting: values, obeys: laws, as: name,
    sourceLocation: sourceLocation
  ) { source, _ in derive(source) }
}

/// Returns what new bindings read, and some other values.
///
/// Nil if there is only one, which would show nothing.
private func valuesRead<Base: Equatable, Port, Derived: BindingDerivation>(
  _ starts: [Base], _ ports: [Port], _ derive: (Source<Base>, Port) -> Derived
) -> [Derived.Subject.Value]? where Derived.Subject.Value: Equatable {
  let read = starts.flatMap { base in
    ports.compactMap { port in
      Derived.subject(of: derive(Source(base), port))?.wrappedValue
    }
  }
  let all = (read + sample()).unique
  return all.count > 1 ? all : nil
}

extension Expectation {
  /// Compares the table with its file.
  ///
  /// A missing table is an issue, unless a case is asked for.
  fileprivate func compareTable(among verdicts: [Verdict], with name: String) {
    let environment = EnvironmentSettings.current
    if environment.isReplaying || isPinned { return }
    let file = TableFile(name, inPackageOf: settings.sourceLocation.filePath)
    let table = verdicts.lazy.compactMap(\.learned).first
    let complaints =
      table.map { environment.isRecording ? file.record($0) : file.complaints(about: $0) }
      ?? ["\(name).table is not compared: conforms, which learns it, was not judged to its end"]
    for complaint in complaints { recordIssue(complaint, at: settings.sourceLocation) }
  }
}
