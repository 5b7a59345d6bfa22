package import BindingLaws

/// A case with the meaning of its numbers.
///
/// Only a loaded case can be asked what it does: `CaseSpace` makes one when it draws, reads or loads a case.
/// A changed copy has numbers of the same meaning.
package struct LoadedCase: Equatable {
  /// The case as tokens and jobs spell it.
  package var spelling: Case
  /// The meaning of its numbers, also of those that a run of the case has met.
  package let meaning: Meaning

  init(_ spelling: Case, _ meaning: Meaning) {
    self.spelling = spelling
    self.meaning = meaning
  }

  /// Whether both are spelled alike.
  package static func == (one: LoadedCase, other: LoadedCase) -> Bool {
    one.spelling == other.spelling
  }

  package var variables: Case.Numbers {
    get { spelling.variables }
    set { spelling.variables = newValue }
  }
  package var operations: [OperationCode] {
    get { spelling.operations }
    set { spelling.operations = newValue }
  }
  package var timing: [Int] {
    get { spelling.timing }
    set { spelling.timing = newValue }
  }
  /// The write of the first set at which an observer sets, counted from 1.
  ///
  /// Nil for every write.
  package var observedWrite: Int? { timing.first }
  /// The tasks of the accesses of the base, counted from 0.
  ///
  /// Nil for every order.
  package var taskOrder: [Int]? { timing.isEmpty ? nil : timing.map { $0 - 1 } }
  package var isWritten: Bool { spelling.isWritten }

  /// Returns the handle of a variable.
  ///
  /// Nil if the variable is not bound to one.
  package func place(_ name: Law.VariableNames) -> OperationCode.Place? { spelling.place(name) }

  /// Returns the case with this timing.
  ///
  /// Nil changes nothing.
  package func with(timing: [Int]?) -> LoadedCase {
    LoadedCase(spelling.with(timing: timing), meaning)
  }

  /// Returns the case with only its first operations.
  package func keepingFirst(_ count: Int) -> LoadedCase {
    LoadedCase(spelling.keepingFirst(count), meaning)
  }
}
