extension Law {
  /// The statement of a law about a model, in one of several shapes.
  public struct Statement<Model: ReferenceModel> {
    /// Returns whether the law applies to these variables in this base.
    public typealias Premise = (Variables<Model>, Model.Base) -> Bool
    /// Returns what is wrong at a moment.
    ///
    /// Nil if nothing is.
    public typealias Check = (Variables<Model>, any Moment<Model>) -> Discrepancy?

    /// The variables that are drawn for a case.
    package var variables: VariableNames = []
    /// The condition that has to hold before the program runs.
    package var premise: Premise = { _, _ in true }
    /// The shape, with its programs.
    package var shape: Shape
    /// The check of the shapes `after` and `always`.
    package var check: Check = { _, _ in nil }
    /// The check of the shape `readers`.
    package var readerCheck: (Reader<Model>) -> Discrepancy? = { _ in nil }
    /// Returns the value or the action that the law itself chooses: the `c` of its program.
    package var chosen: (Variables<Model>) -> BindingOperation<Model>.Operand = { _ in .none }
    /// The needs that a system must offer to be judged.
    package var needs: Set<Need> = []
    /// The thing that some case has to show.
    ///
    /// If none does, the law had nothing to judge.
    package var witness: Witness?
    /// Whether the law is about held bindings whose port is gone.
    package var isAboutVanishedPorts = false
    /// Whether the law does not apply to a system in which hardly a case meets its premise.
    ///
    /// More cases would not help: there are no taps, or no two sets that are independent of each other.
    package var needsItsPremise = false
    /// Whether generated numbers may be infinite or NaN.
    ///
    /// A system may do anything with those but crash.
    package var usesEveryNumber = false

    /// A thing that a law is about, and that some cases lack although its premise holds.
    package struct Witness {
      /// The thing in words, such as `a set that writes`.
      ///
      /// Verdicts say that no case showed it.
      package let name: String
      /// Returns whether the thing is seen after the law's program.
      package let isSeen: (Variables<Model>, any Moment<Model>) -> Bool
    }
  }
}

extension Law.Statement {
  /// Whether the law's program decides when delayed sets land.
  package var awaitsSets: Bool { needs.contains(.settling) }

  /// Whether a case may say when something happens: at which write, or in which order of accesses.
  package var isTimed: Bool {
    if case .nested = shape { true } else { isConcurrent }
  }

  /// Whether several tasks carry out the operations of a case.
  package var isConcurrent: Bool {
    if case .concurrent = shape { true } else { false }
  }

  /// The way to carry out the trace before the right one of two programs.
  ///
  /// Nil if there are not two.
  package var variation: Variation? {
    if case .same(_, _, let variation) = shape { variation } else { nil }
  }

  /// Returns a program with values in place of its variables.
  ///
  /// If the law is about `held p`, `p` is a fresh binding.
  package func operations(
    of program: [Law.Operation], _ values: Law.Variables<Model>
  ) -> [BindingOperation<Model>] {
    program.compactMap { operation in
      var handle = operation.handle.map(values.handle)
      if operation.handle == .p && variables.contains(.heldP) { handle = handle?.fresh }
      guard let name = operation.operand else { return BindingOperation(operation.kind, handle) }
      let operand = name == .c ? chosen(values) : values[name]
      if case .none = operand { return nil }
      return BindingOperation(operation.kind, handle, operand)
    }
  }
}
