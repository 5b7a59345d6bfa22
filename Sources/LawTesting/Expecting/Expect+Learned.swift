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
  let world = LearnedWorld(starts: starts, ports: ports, values: values, derive: derive)
  // Pinned tokens hold this name: it stays.
  return ClosureName("Bindings<\(Base.self)>", at: sourceLocation).about(world) {
    let settings = ExpectationSettings(
      proving: values != nil || everyValue(of: Derived.Subject.Value.self) != nil,
      namesValues: values != nil, sourceLocation: sourceLocation)
    var expectation = Expectation(settings) {
      DerivedBindings<Base, Port, Derived>(source: $0)
    }
    // It carries the table.
    let verdicts = expectation.verdicts(on: name == nil ? laws : laws + [.conforms])
    if let name { expectation.compareTable(among: verdicts, with: name) }
    return verdicts
  }
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

/// What a check of learned bindings is about.
private struct LearnedWorld<Base: Equatable, Port: Hashable, Derived: BindingDerivation> {
  let starts: [Base]
  let ports: [Port]
  let values: [Derived.Subject.Value]?
  let derive: (Source<Base>, Port) -> Derived
}

/// The bindings that a closure makes.
private struct DerivedBindings<Base: Equatable, Port: Hashable, Derived: BindingDerivation>:
  LearnedSystem, NamedSystem
where Derived.Subject.Value: Equatable {
  typealias Example = Base
  // `SystemWords` goes by `source.value`; `ClosureSystem` has the same words.
  static var words: (base: String, derivation: String, isOptional: Bool, note: String) {
    (
      "source.value", Port.self == SinglePort.self ? "derive(source)" : "derive(source, $)",
      Derived.Subject.self != Derived.self, "derive: the closure of the expectation"
    )
  }
  static var ports: [Port] { world?.ports ?? [] }
  static var examples: [Base] { world?.starts ?? [] }
  private static var world: LearnedWorld<Base, Port, Derived>? { ClosureName.subject() }
  private let source: Source<Base>
  private let derive: ((Source<Base>, Port) -> Derived)?

  init(source: Source<Base>) { (self.source, derive) = (source, Self.world?.derive) }

  func binding(_ port: Port) -> Derived.Subject? {
    derive.flatMap { Derived.subject(of: $0(source, port)) }
  }

  /// Those that were named; else the few that there are, or what new bindings read and some others.
  ///
  /// Pinned tokens number them: their order has to stay.
  static var values: [Derived.Subject.Value]? {
    if let values = world?.values { return values }
    if let values = everyValue(of: Derived.Subject.Value.self) { return values.reversed() }
    let read = examples.flatMap { base in
      ports.compactMap { Self(source: Source(base)).binding($0)?.wrappedValue }
    }
    let all = (read + sample()).unique
    return all.count > 1 ? all : nil  // One alone would show nothing.
  }
}
