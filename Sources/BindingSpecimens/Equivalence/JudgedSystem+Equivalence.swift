import BindingLaws

extension JudgedSystem {
  /// Two ways to write a view that is modified on a condition: a system and its twin.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let equivalence: [JudgedSystem] = [
    .init(ConditionalBold.self, rows: ["S45", "S47", "S49"], "a change on a condition"),
    .init(ConditionalColour.self, rows: ["S46", "S48"], "a change with an optional payload"),
    .init(ConciseChain.self, rows: ["S50"], "two changes in a chain"),
    .init(VerboseBranches.self, rows: ["S51"], "a branch for each combination"),
    .init(ErasedAccumulator.self, rows: ["S52"], "an accumulator of an erased type"),
    .init(SwappedBranches.self, rows: ["S45", "S47"], "the unmodified branch stands for true"),
    .init(InvertedChain.self, rows: ["S50"], "a chain of two swapped branches"),
    .init(ModifiedTwice.self, breaks: [.trueApplies], "the closure is called twice"),
    .init(ModifiedInVain.self, breaks: [.falseKeeps], "the closure is called to no effect"),
    .init(ChainFromTheEnd.self, "the chain is applied from its end"),
    .init(TypePerBranch.self, breaks: [.sameStaticType], "each branch has a type of its own"),
  ]
}
