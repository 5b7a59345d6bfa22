public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` lists the laws by default, and shows a table in a file.
/// Expects that a closure makes lawful bindings of which nobody says what they must do: they are held to what
/// they do when they are new.
///
/// ```swift
/// expect(bindingsOver: [nil, .news], at: Section.allCases) { source, section in
///   MyBinding(selection: source.myBinding, tag: section)
/// }
/// ```
///
/// What was learned is attached to the test as a table, and printed where a law is broken: for each base and
/// port what is read, and what a set of each value leads to. Look at it; a binding that is wrong from the first to the last
/// is lawful. Of such it warns that no set changes anything, or that a value that is named never arrives.
/// `LearnedModel` says what is found and what cannot be.
///
/// With a name the table is kept as `Fixtures/Tables/NAME.table`, which a run with `BINDING_LAWS_RECORD=1`
/// writes: whatever new bindings do otherwise later is an issue that shows both.
///
/// - Parameters:
///   - starts: Some values to start from, simplest first; what sets make of them is found out.
///   - ports: What the bindings are made for, one each.
///   - values: What is set; by default every value of a type that has few, or what is read from the
///     starts and some values that are generated.
///   - laws: The laws; by default those that can be broken without knowing what a set is meant to do, and
///     `total`.
///   - name: What the file of the table is called, without `.table`; none by default.
///   - sourceLocation: Where a failure is reported.
///   - derive: Makes the binding of a port, or none.
/// - Returns: The verdicts on the laws that speak about such bindings.
@discardableResult
public func expect<Base: Equatable, Port: Hashable, Derived: BindingDerivation>(
  bindingsOver starts: [Base], at ports: [Port], setting values: [Derived.Subject.Value]? = nil,
  obeys laws: LawSet = .learned + [.total], as name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ derive: @escaping (Source<Base>, Port) -> Derived
) -> [Verdict] where Derived.Subject.Value: Equatable {
  typealias Value = Derived.Subject.Value
  typealias System = ClosureSystem<LearnedModel<Base, Port, Derived>, Source<Base>, Derived>
  let few = everyValue(of: Value.self)
  let make = { System($0, derive: derive) }
  // Those that were named; else the few that there are, or what new bindings read and some others.
  // Pinned tokens number them: their order has to stay.
  let model = LearnedModel(
    ports: { ports }, examples: { starts },
    values: { values ?? few?.reversed() ?? valuesRead(starts, ports, derive) }, of: make)
  // Pinned tokens hold this name: it stays.
  let called = ClosureName("Bindings<\(Base.self)>", at: sourceLocation)
  let isListed = values != nil || few != nil
  let settings = ExpectationSettings(
    proving: isListed, namesValues: values != nil, sourceLocation: sourceLocation)
  var expectation = Expectation(settings, by: model, named: System.called(called), make: make)
  // It carries the table.
  let verdicts = expectation.verdicts(on: name == nil ? laws : laws + [.conforms])
  if let name { expectation.compareTable(among: verdicts, with: name) }
  return verdicts
}

/// What new bindings read, and some other values; `nil` where that is but one, which alone would show nothing.
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
  /// Compares the table with its file; that there is none to compare is an issue, unless a case is asked for.
  fileprivate func compareTable(among verdicts: [Verdict], with name: String) {
    let environment = EnvironmentSettings.current
    if environment.isReplaying || isPinned { return }
    let file = TableFile(name, inPackageOf: settings.sourceLocation.filePath)
    let table = verdicts.lazy.compactMap(\.learned).first
    let complaints =
      table.map { file.complaints(about: $0, isRecording: environment.isRecording) }
      ?? ["\(name).table is not compared: conforms, which learns it, was not judged to its end"]
    for complaint in complaints { recordIssue(complaint, at: settings.sourceLocation) }
  }
}

/// Expects the same of a single binding.
///
/// ```swift
/// expect(bindingsOver: [0, 11]) { source in
///   MyBinding(get: { source.value }, set: { source.value = min($0, 11) })
/// }
/// ```
///
/// - Returns: The verdicts on the laws that speak about such a binding.
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
