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
    switch space.statement.shape {
    case .always(let check), .after(_, let check):
      return check(space.variables(of: testCase), self)
    default: return nil
    }
  }

  func checkReaders(during code: OperationCode) -> Discrepancy? {
    guard case .readers(let check) = space?.statement.shape else { return nil }
    return readers(during: code).lazy.compactMap(check).first
  }
}
