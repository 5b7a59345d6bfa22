import BindingGenerators
import BindingLaws

/// The result of one case, in numbers of the case.
struct Run {
  /// The ending of a case.
  enum Ending: Equatable {
    /// The case obeys the law.
    case upheld
    /// The law does not apply to this case.
    case refused
    /// The case breaks the law.
    ///
    /// The discrepancy has a place of its own, because every run that finds none is moved several times.
    indirect case broken(Discrepancy)
  }

  let ending: Ending
  /// The case that was run.
  ///
  /// Nil if the model does not permit what was drawn. A shape of law sets it only if it has changed the case:
  /// `Runner.run` adds it otherwise.
  var testCase: LoadedCase?
  /// The operations of the other system, if the law compares two.
  var other: OperationHistory?
  /// The number of operations of the case that were carried out.
  ///
  /// `Int.max` stands for all. The number is only used as a limit, as by `keepingFirst`.
  var reached = Int.max

  /// The discrepancy, or nil if there is none.
  var discrepancy: Discrepancy? {
    if case .broken(let discrepancy) = ending { discrepancy } else { nil }
  }

  /// Whether the case breaks the law.
  var isBroken: Bool {
    if case .broken = ending { true } else { false }
  }

  /// Whether the law does not apply to the case.
  var isRefused: Bool {
    if case .refused = ending { true } else { false }
  }
}

extension Machine {
  /// Returns the ending of a case with this discrepancy.
  ///
  /// If the system did not derive an expected binding, nobody knows what that binding would have read.
  /// `conforms` reports the binding, and any other law refuses the case. A discrepancy says nothing either if
  /// a reading was invented, because there was no binding to read.
  func ending(of discrepancy: Discrepancy?) -> Run.Ending {
    if missing != nil { return .refused }
    guard let discrepancy else { return .upheld }
    return ownUse.hasInvented ? .refused : .broken(discrepancy)
  }
}
