package import BindingLaws

// `Counterexample+Codable` writes each property, and refuses what does not fit together: change both.
// `Subject.counterexample` makes one, and `Subject.draft` one of a case that crashes.
/// The smallest case found that breaks a law, in words.
public struct Counterexample: Hashable, Sendable {
  /// A base that a program leads to, such as `set(a, off, .b)`, with the base in which it begins kept apart.
  ///
  /// Its properties name fields of `check --json`, which others read.
  package struct Expression: Sendable, Hashable, Codable {
    /// The words before that base.
    package let opening: String
    /// The base in which it begins, if it names one.
    package let start: TraceValue?
    /// The words after that base.
    package let closing: String

    init(_ opening: String, start: TraceValue? = nil, closing: String = "") {
      self.opening = opening
      self.start = start
      self.closing = closing
    }

    /// The expression in words.
    package var text: String { text(naming: start?.text) }

    /// Returns the expression with another name for the base in which it begins.
    package func text(naming start: String?) -> String { opening + (start ?? "") + closing }
  }

  /// A step of one of several tasks.
  ///
  /// Its properties name fields of `check --json`, which others read.
  package struct Step: Sendable, Hashable, Codable {
    /// The number of the task, from 1.
    package let task: Int
    /// The operation that it begins, or its access of the base.
    package let text: String
  }

  /// The case in the trace language: the start and a line for each operation.
  public let trace: [String]
  /// The law's variables with their values, such as `p = a`.
  public let variables: [String]
  /// The place at which the law looked.
  ///
  /// In a case that crashes, the operation at that time.
  package internal(set) var place: Discrepancy.Place
  /// The base that the law's program leads to, such as `set(a, off, .b)`.
  package let expression: Expression
  /// The base that the other run leads to, if the law compares two.
  ///
  /// Nil if it says what has to be shown.
  package let otherExpression: Expression?
  /// The value that the system showed there, or how its process ended.
  package internal(set) var found: TraceValue
  /// The value that the law requires there, or that the other run showed.
  package let required: TraceValue
  /// The names of the ports, in the order in which rows have their readings.
  public let ports: [String]
  /// System and model side by side.
  public internal(set) var rows: [Row]
  /// The rows of another run of the same trace that ended otherwise.
  ///
  /// As many as `rows`, or empty.
  public internal(set) var again: [Row] = []
  /// The two runs that the law compares.
  ///
  /// Nil if it compares none, and then `otherRows` is empty.
  package internal(set) var runs: Runs?
  /// The rows of the other run, with operations of its own.
  public internal(set) var otherRows: [Row] = []
  /// Whether writes of the base cannot be seen, because its store does not report them.
  package internal(set) var hidesWrites = false
  /// The property of an object that is the base, or nil if the base is something else.
  package internal(set) var property: String?
  /// Whether the last set does something only when it is settled.
  package internal(set) var landsLater = false
  /// The steps of tasks, in the order in which they happen.
  ///
  /// Empty if there are none.
  package internal(set) var taskSteps: [Step] = []
  /// The number of the case that first broke the law, counted from 1.
  ///
  /// Nil if the case was named.
  public internal(set) var foundAtCase: Int?
  /// The number of operations of that case.
  public internal(set) var originalOperations = 0
  /// The number of runs that simplifying took.
  public internal(set) var simplifications = 0
  /// The number of smaller cases, if all were run and none breaks the law.
  ///
  /// Nil if there are too many, or if the law cannot be obeyed in some.
  package internal(set) var certified: Int?
  /// The case as a token, to be replayed.
  ///
  /// Nil if it cannot be put into a token.
  public internal(set) var token: String?
  /// The case in the trace language, as the model predicts it: an echo sets what the model reads.
  package internal(set) var predicted: [String]
  /// The lawful derivation that is nearest to the failing binding, if one was found.
  package internal(set) var nearest: NearestDerivation?
  /// A thing that SwiftUI is known to do exactly as the case does, if there is one.
  package internal(set) var swiftUI: SwiftUIHabit?
  /// A test in Swift that shows the case without the checker, if one can be written.
  public internal(set) var test: String?
  /// The statements of the test up to the first that fails.
  ///
  /// Empty if none does.
  package internal(set) var statements: [String] = []

  /// The number of operations of the trace.
  public var operations: Int { trace.count - 1 }

  /// The value that the system showed where the law looked, in words, or how its process ended.
  public var system: String { found.text }

  /// The value that the law requires there, or that the other run showed, in words.
  public var model: String { required.text }

  /// The left side of the law with the values put in, such as `get(a, set(a, off, .b))`.
  public var equation: String { place.text(in: expression.text) }

  /// The right side of the law, if it compares two runs.
  ///
  /// Nil if it says what has to be shown.
  public var otherSide: String? { otherExpression.map { place.text(in: $0.text) } }
}
