import BindingLaws

extension Specimen {
  static let equivalence: [Specimen] = lawfulConditionals + faultyConditionals

  private static let lawfulConditionals: [Specimen] = [
    Specimen(
      ConditionalBold.self, rows: ["S45", "S47", "S49"], .equivalence,
      "a change on a condition, of one static type"),
    Specimen(
      ConditionalColour.self, rows: ["S46", "S48"], .equivalence,
      "a change with a payload that may be there"),
    Specimen(ConciseChain.self, rows: ["S50"], .equivalence, "two changes in a chain"),
    Specimen(
      VerboseBranches.self, rows: ["S51"], .equivalence, "a branch for each combination"),
    Specimen(
      ErasedAccumulator.self, rows: ["S52"], .equivalence, "an accumulator of an erased type"),
  ]

  private static let faultyConditionals: [Specimen] = [
    Specimen(
      SwappedBranches.self, rows: ["S45", "S47"], .equivalence,
      breaks: [
        .conforms, .trueApplies, .falseKeeps,
        .equivalent,
      ], "the unmodified branch stands for true"),
    Specimen(
      InvertedChain.self, rows: ["S50"], .equivalence,
      breaks: [
        .conforms, .trueApplies, .falseKeeps,
        .equivalent,
      ], "a chain of two swapped branches"),
    Specimen(
      ModifiedTwice.self, .equivalence, breaks: [.trueApplies],
      "the closure is called twice"),
    Specimen(
      ModifiedInVain.self, .equivalence, breaks: [.falseKeeps],
      "the closure is called to no effect"),
    Specimen(
      ChainFromTheEnd.self, .equivalence,
      breaks: [.conforms, .orderKept, .equivalent],
      "the chain is applied from its end"),
    Specimen(
      TypePerBranch.self, .equivalence, breaks: [.sameStaticType],
      "each branch has a type of its own"),
  ]
}
