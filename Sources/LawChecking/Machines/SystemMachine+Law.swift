import BindingGenerators
import BindingLaws

// The questions of a law about its own system, which the law sees as a `Law.Moment`.
extension SystemMachine {
  func isExpected(_ testCase: LoadedCase) -> Bool {
    space.map { $0.isExpected($0.variables(of: testCase), at: base) } ?? false
  }

  func isWitness(_ testCase: LoadedCase) -> Bool {
    guard let space, let witness = space.statement.witness else { return false }
    return witness.isSeen(space.variables(of: testCase), self)
  }

  func check(_ testCase: LoadedCase) -> Discrepancy? {
    guard let space else { return nil }
    return space.statement.check(space.variables(of: testCase), self)
  }

  func checkReaders(during code: OperationCode) -> Discrepancy? {
    guard let space else { return nil }
    return readers(during: code).lazy.compactMap(space.statement.readerCheck).first
  }
}
