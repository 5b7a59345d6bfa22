public import BindingLaws

// `Counterexample+Codable` writes each property, and refuses what does not fit together: change both.
// `Subject.counterexample` makes one, and `ChildCheck+Death` one of a case that crashes.
/// The smallest case found that breaks a law, in words.
public struct Counterexample: Hashable, Sendable {
  /// One row of the comparison of system and model.
  ///
  /// Its properties name fields of `check --json`, which others read.
  public struct Row: Sendable, Hashable, Codable {
    /// What happened, in the trace language.
    public let line: String
    /// What the ports of the system and of the model read after it.
    public internal(set) var system, model: [Reading]
    /// The base of the system after it; `nil` where the process did not come so far.
    public let systemBase: TraceValue?
    /// The base of the model after it.
    public let modelBase: TraceValue
    /// What the binding of each port reads after it if it is held, else `nil`.
    public internal(set) var held: [Reading?] = []
    /// What the base was written to, in order.
    public internal(set) var writes: [Write] = []
    /// How the process ended in it, if it did.
    package internal(set) var end: End?
    /// Whether the model takes both for the same, though they are written differently; else `nil`.
    package internal(set) var isEquivalent: Bool?
    /// What was done at once; `nil` at the start, for what is about time, and in a case that crashes.
    package internal(set) var operation: Operation?
    /// What the model reads at each port in the base of the system; `nil` where that is its own base, or none
    /// that it permits.
    package internal(set) var stored: [Reading]?
  }

  /// What a binding reads.
  public enum Reading: Sendable, Hashable {
    case value(TraceValue)
    /// There is no binding.
    case missing
    /// Nobody looked, since that might crash.
    case unseen
  }

  /// A write of the base.
  ///
  /// Its properties name fields of `check --json`, which others read.
  public struct Write: Sendable, Hashable, Codable {
    /// The base that was written.
    public let base: TraceValue
    /// The transaction in which that was, if it was in one.
    public let transaction: String?
  }

  /// How the process of a case ended.
  ///
  /// Its properties name fields of `check --json`, which others read.
  package struct End: Sendable, Hashable, Codable {
    /// What it did, such as `trapped`.
    package let what: String
    /// By what, such as `SIGILL`, where that is known.
    package let cause: String?
    /// What the runtime said of it, such as `Index out of range`, where it said anything.
    package let says: String?
    /// Whether the last step of the case itself ended it, and not a read or the like around it.
    package let isInStep: Bool
  }

  /// What a row carries out, as data.
  ///
  /// Its properties name fields of `check --json`, which others read.
  package struct Operation: Sendable, Hashable {
    package let kind: OperationKind
    /// The number of the port that it is about, if it is about one.
    package let port: Int?
    /// Whether it goes through a held binding.
    package let isHeld: Bool
    /// The value that is set.
    package let value: TraceValue?
  }

  /// A base that a program leads to, such as `set(a, off, .b)`, with the base that it begins in apart.
  ///
  /// Its properties name fields of `check --json`, which others read.
  package struct Expression: Sendable, Hashable, Codable {
    package let opening: String
    /// The base that it begins in, where it names one.
    package let start: TraceValue?
    package let closing: String

    init(_ opening: String, start: TraceValue? = nil, closing: String = "") {
      self.opening = opening
      self.start = start
      self.closing = closing
    }

    /// The expression in words.
    package var text: String { text(naming: start?.text) }

    /// The same with another name for the base that it begins in.
    package func text(naming start: String?) -> String { opening + (start ?? "") + closing }
  }

  /// What one of several tasks does.
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
  /// Where the law looked; of a case that crashes, what was done then.
  package internal(set) var place: Discrepancy.Place
  /// The base that the law's program leads to, such as `set(a, off, .b)`.
  package let expression: Expression
  /// The same of the other run that the law compares with, where it compares two; `nil` where it says what
  /// has to be shown.
  package let otherExpression: Expression?
  /// What the system showed there, or how its process ended.
  package internal(set) var found: TraceValue
  /// What the law requires there, or what the other run showed.
  package let required: TraceValue
  /// What the ports are called, in the order in which rows show what they read.
  public let ports: [String]
  /// System and model side by side.
  public internal(set) var rows: [Row]
  /// The same for another run of the same trace that ended otherwise, if there was one: as many rows.
  public internal(set) var again: [Row] = []
  /// Which two runs the law compares; `nil` where it compares none, and `otherRows` is empty then.
  package internal(set) var runs: Runs?
  /// The other of the two runs, with operations of its own.
  public internal(set) var otherRows: [Row] = []
  /// Whether what is written to the base cannot be seen, because its store does not report it.
  package internal(set) var hidesWrites = false
  /// What tasks do, in the order in which it happens; empty where there are none.
  package internal(set) var taskSteps: [Step] = []
  /// The number of the case that first broke the law, counted from 1; `nil` when it was named.
  public internal(set) var foundAtCase: Int?
  /// How many operations that case had.
  public internal(set) var originalOperations = 0
  /// How many runs simplifying took.
  public internal(set) var simplifications = 0
  /// How many smaller cases were run, if all were, so that none breaks the law; `nil` where there are too
  /// many, or the law cannot be obeyed in some.
  package internal(set) var certified: Int?
  /// The case itself, to be replayed; `nil` when it cannot be put into a token.
  public internal(set) var token: String?
  /// The case in the trace language, as the model predicts it: what is echoed is what it reads.
  package internal(set) var predicted: [String]
  /// The lawful derivation that the failing binding is nearest to, where one was found.
  package internal(set) var nearest: NearestDerivation?
  /// Something that SwiftUI is known to do just as the case does.
  package internal(set) var swiftUI: SwiftUIHabit?
  /// A test in Swift that shows the case without the checker, where one can be written.
  public internal(set) var test: String?
  /// The statements of the test up to the first that fails; empty where none does.
  package internal(set) var statements: [String] = []

  /// How many operations the trace has.
  public var operations: Int { trace.count - 1 }

  /// What the system showed where the law looked, in words, or how its process ended.
  public var system: String { found.text }

  /// What the law requires there, or what the other run showed, in words.
  public var model: String { required.text }

  /// The left side of the law with the values put in, such as `get(a, set(a, off, .b))`.
  public var equation: String { place.text(in: expression.text) }

  /// The right side, where the law compares two runs; `nil` where it says what has to be shown.
  public var otherSide: String? { otherExpression.map { place.text(in: $0.text) } }
}
