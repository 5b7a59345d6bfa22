public import BindingLaws

// What the rows of a counterexample consist of.
extension Counterexample {
  /// A row of the comparison of system and model.
  ///
  /// Its properties name fields of `check --json`, which others read.
  public struct Row: Sendable, Hashable, Codable {
    /// The operation, in the trace language.
    public let line: String
    /// The readings of the system's ports after it.
    public internal(set) var system: [Reading]
    /// The readings of the model's ports after it.
    public internal(set) var model: [Reading]
    /// The base of the system after it, or nil if the process did not come so far.
    public let systemBase: TraceValue?
    /// The base of the model after it.
    public let modelBase: TraceValue
    /// The reading of the binding of each port after it.
    ///
    /// Nil for a port that is not held.
    public internal(set) var held: [Reading?] = []
    /// The writes of the base, in order.
    public internal(set) var writes: [Write] = []
    /// The end of the process, if it ended in this row.
    package internal(set) var end: End?
    /// Whether the model takes both for the same, though they are written differently.
    ///
    /// Nil and not false otherwise, so that rows in JSON leave it out.
    package internal(set) var isEquivalent: Bool?
    /// The operation as data.
    ///
    /// Nil at the start, for operations about timing, and in a case that crashes.
    package internal(set) var operation: Operation?
    /// The model's readings in the base of the system.
    ///
    /// Nil if that is the model's own base, or is not permitted.
    package internal(set) var stored: [Reading]?
  }

  /// The reading of a binding.
  ///
  /// `Reading+Codable` writes it.
  public enum Reading: Sendable, Hashable {
    case value(TraceValue)
    /// There is no binding.
    case missing
    /// The port was not read, because the read might crash.
    case unseen
  }

  /// A write of the base.
  ///
  /// Its properties name fields of `check --json`, which others read.
  public struct Write: Sendable, Hashable, Codable {
    /// The base that was written.
    public let base: TraceValue
    /// The transaction of the write, or nil if there was none.
    public let transaction: String?
  }

  /// The end of the process of a case.
  ///
  /// Its properties name fields of `check --json`, which others read.
  package struct End: Sendable, Hashable, Codable {
    /// The kind of end, such as `trapped`.
    package let what: String
    /// The cause, such as `SIGILL`, if it is known.
    package let cause: String?
    /// The message of the runtime, such as `Index out of range`, if there was one.
    package let says: String?
    /// Whether the last step of the case itself ended it, and not something around the step, such as a read.
    package let isInStep: Bool
  }

  /// The operation of a row, as data.
  ///
  /// `Operation+Codable` names its fields in `check --json`.
  package struct Operation: Sendable, Hashable {
    package let kind: OperationKind
    /// The number of its port, or nil if it has none.
    package let port: Int?
    /// Whether it goes through a held binding.
    package let isHeld: Bool
    /// The value that is set.
    package let value: TraceValue?
  }
}
