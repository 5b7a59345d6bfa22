import BindingLaws
import BindingLawsCommands
import Deaths

/// The command line of another package, whose systems do not do what they declare.
@main
struct UnrulyReproducer: BindingLawsCommand {
  static let systems =
    [
      JudgedSystem(`A "B" <C> & 'D'`.self, "its setter does nothing"),
      JudgedSystem(
        Dying<Trap>.self, skips: [(.interrupting, "it would wait for ever")],
        "it does not declare that it may trap"),
      JudgedSystem(Dying<KillFromOutside>.self, mayTrap: true),
      JudgedSystem(Dying<Abort>.self, breaks: [.total], mayTrap: true),
      JudgedSystem(Doomed<Abort>.self, breaks: [.total], mayTrap: true),
      JudgedSystem(
        Doomed<ExitZero>.self, breaks: [.total, .setGet], mayTrap: true),
      JudgedSystem(Portless<Trap>.self, mayTrap: true),
      JudgedSystem(Portless<ExitZero>.self, "it does not declare that it may end its process"),
      JudgedSystem(Dying<HeapExhaustion>.self, mayTrap: true),
      JudgedSystem(Dying<StoppedClock>.self, mayTrap: true),
      JudgedSystem(Dying<GarbledFindings>.self, mayTrap: true),
      JudgedSystem(Dying<GarbledNotes>.self, mayTrap: true),
      JudgedSystem(Dying<CutNotes>.self, mayTrap: true),
      JudgedSystem(Bedroom.Lamp.self, "one of two of its name"),
      JudgedSystem(Kitchen.Lamp.self, "the other, which drops what is set"),
      attic, basement, JudgedSystem(Aliased.self, "its base is a class"),
      JudgedSystem(Unlisted.self),
      JudgedSystem(TrappingGenerator.self, mayTrap: true),
      JudgedSystem(Misdeclared.self, breaks: [.settles], "it has no observers"),
      JudgedSystem(WronglyModelled.self, "its model gets what nobody set"),
      JudgedSystem(Chatty.self, breaks: [.setGet], "it prints"),
      JudgedSystem(TakenBackLater.self, mayTrap: true),
      JudgedSystem(Untitled.self, mayTrap: true),
    ] + fatalSystems
  static let laws: [Law] = [
    .odd, .silent, .interrupting, .titled, .setGet, .getSet, .coherent, .fresh,
    .disjointSetsCommute, .conforms, .settles, .total,
  ]
}
