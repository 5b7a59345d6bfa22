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
    QuietParts.self, breaks: [HonestyLaw.transactionReachesBase], "properties, without the reason"),
  JudgedSystem(
    Opposite.self,
    breaks: [
      RoundTripLaw.setGet, RoundTripLaw.getSet, HonestyLaw.writeThrough, LocalityLaw.conforms,
    ],
    "the opposite, in reads only"),
  JudgedSystem(Bounded.self, breaks: [HonestyLaw.setOnce], "stored, then moved into bounds"),
  JudgedSystem(
    Chosen.self,
    breaks: [RoundTripLaw.getSet, SelectionLaw.setOffClearsOwn] + LocalityLaw.allCases,
    "a choice that clears any other"),
  JudgedSystem(
    LastNumber.self,
    breaks: [
      RoundTripLaw.getSet, HonestyLaw.readTransparent, HonestyLaw.fresh,
      HonestyLaw.historyIndependent, LocalityLaw.conforms,
    ], "what was there last"),
  JudgedSystem(
    ChoreInPlace.self,
    breaks: [
      RoundTripLaw.setGet, HonestyLaw.fresh, HonestyLaw.coherent, HonestyLaw.writeThrough,
      PresenceLaw.noResurrection, PresenceLaw.followsIdentity,
    ] + LocalityLaw.allCases, "an element where it stood"),
]
