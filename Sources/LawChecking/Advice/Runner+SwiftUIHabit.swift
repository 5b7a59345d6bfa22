import BindingGenerators
import BindingLaws

/// The line `SwiftUI` of a report: what SwiftUI is known to do exactly as a failing case does.
///
/// `SwiftUIPattern` lists the known patterns. The report has the first that fits.
extension Runner {
  /// Returns the habit of SwiftUI that a failing case shows, or nil if it shows none, or only by chance.
  ///
  /// To tell chance, the last value is replaced by others. Some of these cases no longer show the habit. If
  /// all of those fail nevertheless, the failure does not depend on the habit.
  func habit(of testCase: LoadedCase) -> SwiftUIHabit? {
    let others: [Case]
    switch subject.lastValue(of: testCase.spelling) {
    // There is no value that could show the pattern by chance.
    case .missing: return subject.patterns(in: testCase).first.map(SwiftUIHabit.init)
    // A single operation may show its pattern by chance, and nothing can tell.
    case .cannotVary: return subject.habitOfSeveralOperations(in: testCase)
    case .varied(let cases): others = cases
    }
    // A recorder notes cases in case they crash. These cases are not part of the check.
    var unnoted = self
    unnoted.subject.recorder = nil
    return subject.patterns(in: testCase).first { pattern in
      let casesWithout = others.filter { other in
        // A base that the model does not permit says nothing.
        guard let other = try? subject.permitted(other) else { return false }
        return !subject.patterns(in: other).contains { $0.summary == pattern.summary }
      }
      let isChance =
        !casesWithout.isEmpty && casesWithout.allSatisfy { unnoted.run($0).isBroken }
      return !isChance
    }.map(SwiftUIHabit.init)
  }
}

extension Subject {
  /// Returns the habit of SwiftUI that a case shows, if the habit takes several operations.
  func habitOfSeveralOperations(in testCase: LoadedCase) -> SwiftUIHabit? {
    patterns(in: testCase).first { !$0.isSingle }.map(SwiftUIHabit.init)
  }

  fileprivate func patterns(in testCase: LoadedCase) -> [SwiftUIPattern] {
    space.patterns(in: testCase)
  }

  /// Returns the value at the end of a case, or the cases with each listed value in its place.
  fileprivate func lastValue(of testCase: Case) -> LastValue {
    let last = testCase.operations.count - 1
    // A law that sets values of its own ends with these. Any other case ends with its last operation.
    let names = Law.VariableNames.all.filter { name in
      name.field == .value && testCase.variables[name] != nil
    }
    let bound = names.map { \Case[bound: $0] }
    let isLast = bound.isEmpty && testCase.operations.last?.kind.operand == .value
    let paths = isLast ? [\Case.operations[last].value] : bound
    if paths.isEmpty { return .missing }
    // Cases cannot run if they may crash, and values that are not all listed cannot all be tried. A case
    // about time may name a write of its first set, and with another value that set need not make it.
    if !readsForReports || !isFinite || isTimed { return .cannotVary }
    let cases: [Case] = (0..<transitions.listedValues).flatMap { value in
      paths.map { path in
        var other = testCase
        other[keyPath: path] = value
        return other
      }
    }
    return .varied(cases)
  }
}

/// The value at the end of a case.
private enum LastValue {
  /// The case ends with no value.
  case missing
  /// The case ends with a value, and cases with other ones cannot be run.
  case cannotVary
  /// The cases with each listed value in its place. The case itself is among them.
  case varied([Case])
}

extension Case {
  /// The number to which a variable of the law is bound.
  fileprivate subscript(bound name: Law.VariableNames) -> Int {
    get { variables[name] ?? 0 }
    set { variables[name] = newValue }
  }
}
