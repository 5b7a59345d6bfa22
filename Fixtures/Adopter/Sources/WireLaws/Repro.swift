import BindingLaws
import BindingLawsCommands

@main struct Repro: BindingLawsCommand {
  static let systems = lawful + faulty
}

/// What upholds all that its shape can.
private let lawful = [
  JudgedSystem(Parts.self, "properties"),
  JudgedSystem(InSet.self, "members of a set"),
  JudgedSystem(ChoreOfID.self, "an element, wherever it stands"),
  JudgedSystem(LawfullyChosen.self, "a choice that clears itself"),
]

/// What is known to be wrong, and which laws say so.
private let faulty = [
  JudgedSystem(
    QuietParts.self, breaks: [.transactionReachesBase], "properties, without the reason"),
  JudgedSystem(
    Opposite.self,
    breaks: [
      .setGet, .getSet, .writeThrough, .conforms,
    ],
    "the opposite, in reads only"),
  JudgedSystem(Bounded.self, breaks: [.setOnce], "stored, then moved into bounds"),
  JudgedSystem(
    Chosen.self,
    breaks: [.getSet, .setOffClearsOwn] + LawSet.locality.laws,
    "a choice that clears any other"),
  JudgedSystem(
    LastNumber.self,
    breaks: [
      .getSet, .readTransparent, .fresh, .coherent,
      .historyIndependent, .conforms,
    ], "what was there last"),
  JudgedSystem(
    ChoreInPlace.self,
    breaks: [
      .setGet, .fresh, .coherent, .writeThrough,
      .noResurrection, .followsIdentity,
    ] + LawSet.locality.laws, "an element where it stood"),
]
