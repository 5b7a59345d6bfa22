// `WhichModelWhichLaws.md` repeats this: change both together.
/// A model of bindings that is learned from what they do when they are new.
///
/// A learned model is for systems without another one. For each base and port, a new system is asked whether
/// it derives a binding, what that reads, and which base a set of each value leads to. Nothing else has
/// happened to that system. The bindings are held to these answers after every history, through every held
/// binding and beside every other port.
///
/// - A set that leaves the base as it is, though the port reads otherwise, is *refused*, and no fault.
/// - `set-get` asks that what is read after a set is what was set, or what leads to the same base when it
///   is set instead, as with a clamped value.
/// - `get-set` asks that setting what is read leads to the same base, or to one that no port distinguishes
///   from it by any sets. In the latter case there is a warning instead of a verdict: only you know whether
///   the two are the same.
/// - `disjoint-sets-commute` takes two sets only if both are got as they are, and neither shows at the
///   other's port. It does not apply if no port shows what their order changes.
/// - `atomic`, `write-through` and `rejected-set-is-inert` do not apply, because the answers do not say which
///   bases are permitted and which sets are accepted.
///
/// Two lawful shapes are still accused. A binding that outlives its element, and then reads otherwise when it
/// is held than when it is new, breaks `fresh` and `conforms`. A pair that writes both of its bindings breaks
/// `set-once`. Use their own models.
///
/// If everything is upheld, the bindings always do the same, which need not be right. A toggle that is always
/// inverted, or a tag that always selects its neighbour, is upheld. Look at the table that
/// `binding-laws table` prints.
public struct LearnedModel<Base: Equatable, Port: Hashable, Derived: BindingDerivation>:
  LearningModel
where Derived.Subject.Value: Equatable {
  public typealias Value = Derived.Subject.Value
  public typealias Action = Never

  /// Lists every port, simplest first.
  private let listPorts: () -> [Port]
  /// Lists some bases, simplest first.
  private let listExamples: () -> [Base]
  /// The answers so far.
  ///
  /// All copies of the model share them.
  private let answers: LearnedAnswers<Base, Port, Value>

  /// Learns from the systems that a closure makes.
  ///
  /// The closures are called when a check needs them, because they may crash.
  ///
  /// - Parameters:
  ///   - ports: Lists every port, simplest first.
  ///   - examples: Lists some bases, simplest first.
  ///   - values: Lists the values to set, simplest first. Nil stands for every value of a type that has few,
  ///     and for generated ones of any other.
  ///   - make: Makes a system.
  package init<System: BindingSystem>(
    ports: @escaping () -> [Port], examples: @escaping () -> [Base],
    values: @escaping () -> [Value]?, of make: @escaping (Source<Base>) -> System
  ) where System.Model.Base == Base, System.Model.Port == Port, System.Derived == Derived {
    listPorts = ports
    listExamples = examples
    // A binding may hold its store weakly, so the system has to outlive the call.
    answers = LearnedAnswers(
      ports: ports, values: values,
      get: { port, source in
        let system = make(source)
        return withExtendedLifetime(system) {
          Derived.subject(of: system.binding(port))?.wrappedValue
        }
      },
      set: { value, port, source in
        let system = make(source)
        withExtendedLifetime(system) {
          Derived.subject(of: system.binding(port))?.wrappedValue = value
          // A system's own store may hold the new base, for which the caller asks the source next. Nobody
          // asks for it after a get.
          source.readStore()
        }
      })
  }

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public var ports: [Port] { listPorts() }

  /// The examples, and the bases that sets make of them.
  ///
  /// Nil without examples, so that bases are generated.
  public var bases: [Base]? {
    if let known = answers.reach { return known.orGenerated }
    let found = reached(from: examples, setting: values ?? [], unless: isTooLarge)
    answers.reach = found
    return found.orGenerated
  }

  public var values: [Value]? { answers.listedValues }

  /// Some, because this is unknown before a system runs.
  public var acceptedSets: AcceptedSets { .some }

  public func isPresent(_ port: Port, in base: Base) -> Bool {
    answers.reading(of: port, in: base) != nil
  }

  /// Returns the reading of a new binding, or any known one if none is derived.
  ///
  /// Checks ask for the reading of a held binding, too, whose port may be gone. And a system that does not
  /// always do the same may derive no binding when it is asked again. Neither may end the check.
  public func get(_ port: Port, in base: Base) -> Value {
    guard let value = answers.reading(of: port, in: base) ?? answers.anyReading else {
      preconditionFailure("nothing is read at a port that is not there")
    }
    return value
  }

  /// Returns whether the set changes the base, or sets the current reading.
  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    !isSameWithZeroSign(answers.base(after: value, at: port, in: base), base)
      || answers.reading(of: port, in: base).map { isSame($0, value) } == true
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    answers.base(after: value, at: port, in: base)
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  package var examples: [Base] { listExamples() }
  package var largestExtent: Int { answers.largestExtent(examples) }
  package var questions: Questions { answers.questions }
  package func trustEquality() { answers.trustEquality() }
}
