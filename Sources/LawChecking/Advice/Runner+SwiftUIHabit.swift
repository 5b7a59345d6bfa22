import BindingGenerators
import BindingLaws

/// The line `SwiftUI` of a report: what SwiftUI is known to do exactly as a failing case does.
///
/// `SwiftUIPattern` lists the known patterns. The report has the first that fits.
extension Runner {
  /// Returns the habit of SwiftUI that a failing case shows, or nil if the case shows it by chance.
  ///
  /// It is chance if other values at the end of the case show no such habit, and those cases all fail, too.
  func habit(of testCase: LoadedCase) -> SwiftUIHabit? {
    guard let others = subject.others(of: testCase.spelling) else {
      return subject.habit(of: testCase)
    }
    // A recorder notes cases in case they crash. These cases are not part of the check.
    var unnoted = self
    unnoted.subject.recorder = nil
    return subject.patterns(in: testCase).first { pattern in
      let unlike = others.filter { other in
        guard let other = try? subject.permitted(other) else { return false }
        return !subject.patterns(in: other).contains { $0.summary == pattern.summary }
      }
      return unlike.isEmpty || unlike.contains { !unnoted.run($0).isBroken }
    }.map(SwiftUIHabit.init)
  }
}

extension Subject {
  /// Returns the habit of SwiftUI that a case shows, if the habit takes several operations.
  func habit(of testCase: LoadedCase) -> SwiftUIHabit? {
    patterns(in: testCase).first { !$0.isSingle }.map(SwiftUIHabit.init)
  }

  fileprivate func patterns(in testCase: LoadedCase) -> [SwiftUIPattern] {
    space.patterns(in: testCase)
  }

  /// Returns the case with each other value at its end, if it ends with a value.
  ///
  /// Nil if they cannot be run. Of `Law.VariableNames`, `a` and `b` are values: a new one for a value goes
  /// here, too.
  fileprivate func others(of testCase: Case) -> [Case]? {
    let last = testCase.operations.count - 1
    // A law that sets values of its own ends with these. Any other case ends with its last operation.
    let bound = [.a, .b].filter { testCase.variables[$0] != nil }.map { \Case[bound: $0] }
    let isLast = bound.isEmpty && testCase.operations.last?.kind.operand == .value
    let paths = isLast ? [\Case.operations[last].value] : bound
    if paths.isEmpty { return [] }
    if !readsForReports || !isFinite || isTimed { return nil }
    return (0..<transitions.listedValues).flatMap { value in
      paths.map { path in
        var other = testCase
        other[keyPath: path] = value
        return other
      }
    }
  }
}

extension Case {
  /// The number to which a variable of the law is bound.
  fileprivate subscript(bound name: Law.VariableNames) -> Int {
    get { variables[name] ?? 0 }
    set { variables[name] = newValue }
  }
}
