// `WhichModelWhichLaws.md` says this, too: change both together.
/// What bindings must do, by what they do when they are new: the model where there is none.
///
/// For each base and port a new system is asked whether it derives a binding, what that reads, and, for each
/// value, which base a set of it leads to; nothing else has happened to the system then. The bindings are
/// held to that after every history, through every held binding and beside every other port.
///
/// - A set that leaves the base as it is, though the port reads otherwise, is *refused*, and no fault.
/// - `set-get` asks that what is read after a set is what was set, or what leads to the same base when it
///   is set instead, as with a clamped value.
/// - `get-set` asks that setting what is read leads to the same base, or to one that no port distinguishes from it
///   by any sets. In the latter case there is no verdict but a warning: whether the two are the same is
///   known to nobody but you.
/// - `disjoint-sets-commute` takes two sets only if both are got as they are, and neither shows at the other's
///   port. It does not speak where no port shows what their order changes.
/// - `atomic`, `write-through` and `rejected-set-is-inert` do not speak: what is learned cannot say which
///   bases are permitted and which sets are accepted.
///
/// Two lawful shapes are accused all the same: a binding that is had where its element is gone, which
/// reads something else there when it is held than when it is new, breaks `fresh` and `conforms`; a pair that
/// writes both of its bindings breaks `set-once`. Their models know better.
///
/// That everything is upheld says that the bindings always do the same, not that it is right. A toggle that
/// is always inverted, or a tag that always selects its neighbour, is upheld. Look at the table.
public struct LearnedModel<Base: Equatable, Port: Hashable, Derived: BindingDerivation>:
  LearningModel
where Derived.Subject.Value: Equatable {
  public typealias Value = Derived.Subject.Value
  public typealias Action = Never

  private let listPorts: () -> [Port]
  private let listExamples: () -> [Base]
  /// What has been learned, which every copy of the model goes on learning.
  private let answers: LearnedAnswers<Base, Port, Value>

  /// Learns from the systems that a closure makes.
  ///
  /// What it is given is asked for when a check needs it, because that may crash.
  ///
  /// - Parameters:
  ///   - ports: Lists every port, simplest first.
  ///   - examples: Lists some bases, simplest first.
  ///   - values: Lists what is set, simplest first; `nil` for every value of a type that has few, and
  ///     generated ones of any other.
  ///   - make: Makes a system.
  package init<System: BindingSystem>(
    ports: @escaping () -> [Port], examples: @escaping () -> [Base],
    values: @escaping () -> [Value]?, of make: @escaping (Source<Base>) -> System
  ) where System.Model.Base == Base, System.Model.Port == Port, System.Derived == Derived {
    listPorts = ports
    listExamples = examples
    // A binding may hold its store weakly, so the system has to live on meanwhile.
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
          source.look()
        }
      })
  }

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public var ports: [Port] { listPorts() }

  /// The examples, and what sets make of them; generated where there are no examples.
  public var bases: [Base]? {
    if let known = answers.reach { return known.orGenerated }
    let found = reached(from: examples, setting: values ?? [], unless: isTooLarge)
    answers.reach = found
    return found.orGenerated
  }

  public var values: [Value]? { answers.listedValues }

  /// Nobody knows before a system runs.
  public var acceptedSets: AcceptedSets { .some }

  public func isPresent(_ port: Port, in base: Base) -> Bool {
    answers.reading(of: port, in: base) != nil
  }

  public func get(_ port: Port, in base: Base) -> Value {
    guard let value = answers.reading(of: port, in: base) ?? answers.anyReading else {
      preconditionFailure("nothing is read at a port that is not there")
    }
    return value
  }

  /// Whether the set changes the base, or sets what is read already.
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
