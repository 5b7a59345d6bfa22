import BindingLaws

extension JudgedSystem {
  static let equivalence: [JudgedSystem] = lawfulConditionals + faultyConditionals

  private static let lawfulConditionals: [JudgedSystem] = [
    JudgedSystem(
      ConditionalBold.self, rows: ["S45", "S47", "S49"], .equivalence,
      "a change on a condition, of one static type"),
    JudgedSystem(
      ConditionalColour.self, rows: ["S46", "S48"], .equivalence,
      "a change with a payload that may be there"),
    JudgedSystem(ConciseChain.self, rows: ["S50"], .equivalence, "two changes in a chain"),
    JudgedSystem(
      VerboseBranches.self, rows: ["S51"], .equivalence, "a branch for each combination"),
    JudgedSystem(
      ErasedAccumulator.self, rows: ["S52"], .equivalence, "an accumulator of an erased type"),
  ]

  private static let faultyConditionals: [JudgedSystem] = [
    JudgedSystem(
      SwappedBranches.self, rows: ["S45", "S47"], .equivalence,
      makes: "wrong-branch", "the unmodified branch stands for true"),
    JudgedSystem(
      InvertedChain.self, rows: ["S50"], .equivalence,
      makes: "wrong-branch", "a chain of two swapped branches"),
    JudgedSystem(
      ModifiedTwice.self, .equivalence, breaks: [.trueApplies],
      "the closure is called twice"),
    JudgedSystem(
      ModifiedInVain.self, .equivalence, breaks: [.falseKeeps],
      "the closure is called to no effect"),
    JudgedSystem(
      ChainFromTheEnd.self, .equivalence,
      makes: "wrong-order",
      "the chain is applied from its end"),
    JudgedSystem(
      TypePerBranch.self, .equivalence, breaks: [.sameStaticType],
      "each branch has a type of its own"),
  ]
}
