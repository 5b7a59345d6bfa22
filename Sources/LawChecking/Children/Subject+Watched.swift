import BindingGenerators
import BindingLaws

extension Subject {
  /// Returns the same law on a system that notes each operation, and its base, before it is carried out.
  ///
  /// - Parameters:
  ///   - testCase: The case that will run.
  ///   - note: Takes the operation in words, whether it is the last step of the case, and its place.
  func watched(
    in testCase: LoadedCase,
    noting note: @escaping (_ words: String, _ isStep: Bool, DeathPlace?) -> Void
  ) -> any Subject {
    let making = traits.keeper == .source ? "init" : "init, or the first write of base"
    let last = space.predictedTrace(of: space.trace(of: testCase)).operations.last
    return around(
      Fault(
        id: "none", title: "it is watched",
        beforeInput: { input, base in
          note(
            input.map { text(of: $0.throughFreshBinding, by: testCase.meaning) } ?? making,
            isSame(input, as: last, by: testCase.meaning),
            place(of: input, in: base, by: testCase.meaning))
        }))
  }

  /// Whether an input does what an operation does, through any binding.
  private func isSame(
    _ input: Input?, as operation: BindingOperation<Model>?, by meaning: Meaning
  ) -> Bool {
    guard let code = input?.throughFreshBinding.operationCode, input?.isInTransaction == false,
      let operation, case .now(let kind, let handle, let operand) = operation.step
    else { return false }
    space.table.recall(meaning)
    return space.table.operation(code) == BindingOperation(kind, handle?.fresh, operand)
  }
}
