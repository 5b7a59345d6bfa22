import BindingGenerators
import BindingLaws

/// What came of one case.
///
/// It is in numbers of the table, which hold until another case is drawn or loaded.
struct Run {
  /// How a case ended.
  enum Ending: Equatable {
    /// Nothing is wrong.
    case upheld
    /// The law does not speak about this case.
    case refused
    /// Something is wrong.
    case broken(Discrepancy)
  }

  let ending: Ending
  /// The case; `nil` when the model does not permit what was drawn.
  var testCase: Case?
  /// What the other system carried out, where the law compares two.
  var other: OperationHistory?
  /// How many operations of the case were carried out.
  var reached = Int.max

  /// What is wrong, if anything.
  var discrepancy: Discrepancy? {
    if case .broken(let discrepancy) = ending { discrepancy } else { nil }
  }

  /// Whether the law does not speak about the case.
  var isRefused: Bool {
    if case .refused = ending { true } else { false }
  }
}

extension Machine {
  /// How a case ends in which this was found.
  ///
  /// Where the system did not derive an expected binding, nothing is known of what that binding reads, and
  /// `conforms` reports it. Nothing is known, either, where there was no binding to read.
  func ending(of discrepancy: Discrepancy?) -> Run.Ending {
    if missing != nil || discrepancy != nil && ownUse.hasInvented { return .refused }
    return discrepancy.map { .broken($0) } ?? .upheld
  }
}
