// `Counterexample+Codable` writes each property, and refuses what does not fit together: change both.
// `Subject.counterexample` makes one, and `ChildCheck+Death` one of a case that crashes.
/// The smallest case found that breaks a law, in words.
public struct Counterexample: Hashable, Sendable {
  /// One row of the comparison of system and model.
  ///
  /// Its properties name fields of `check --json`, which others read. `–` stands for nothing,
  /// and `?` for what nobody looked at: `LawTelling` goes by both.
  public struct Row: Sendable, Hashable, Codable {
    /// What happened, in the trace language.
    public let line: String
    /// What the ports of the system and of the model read after it.
    public internal(set) var system, model: [String]
    /// The base of the system and of the model after it.
    public let systemBase, modelBase: String
    /// What the held bindings read after it; empty where none is held.
    public internal(set) var held: [String] = []
    /// What the base was written to, in order, with the transactions.
    public internal(set) var writes: [String] = []
    /// Whether the model takes both for the same, though they are written differently; else `nil`.
    package internal(set) var isAlike: Bool?
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
  /// The left side of the law with the values put in, such as `set(a, off, .b)`.
  ///
  /// `LawTelling` reads how it begins, such as `get(held a, ` or `writes(`.
  public internal(set) var equation: String
  /// The other run that the law compares with, where it compares two; `nil` where it says what
  /// has to be shown.
  public let otherSide: String?
  // `Symptom` and `SideBySide` read these words.
  /// What the system showed there, or how its process ended.
  public internal(set) var system: String
  /// What the law requires there, or what the other run showed.
  public let model: String
  /// What the ports are called, in the order in which rows show what they read.
  public let ports: [String]
  /// System and model side by side.
  public internal(set) var rows: [Row]
  /// The same for another run of the same trace that ended otherwise, if there was one: as many rows.
  public internal(set) var again: [Row] = []
  // `Symptom` knows `through held`, and `RowPair` knows `in a transaction`.
  /// What the two runs are called that the law compares, such as `through fresh` and `through held`;
  /// empty where it compares none, and `otherRows` with it.
  public internal(set) var sides: [String] = []
  /// The other of the two runs, with operations of its own.
  public internal(set) var otherRows: [Row] = []
  /// What tasks do, in the order in which it happens; empty where there are none.
  package internal(set) var columns: [Step] = []
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
  /// How many cases of its shape fail, and which, where they could all be run.
  package internal(set) var extent: Extent?
  /// Something that SwiftUI is known to do and that the case ends with.
  package internal(set) var swiftUI: SwiftUIHabit?
  /// A test in Swift that shows the case without the checker, where one can be written.
  ///
  /// `Report` takes its statements from it, by their two blanks and `#expect`; `StandAloneTest` writes it.
  public internal(set) var test: String?

  /// How many operations the trace has.
  public var operations: Int { trace.count - 1 }
}
