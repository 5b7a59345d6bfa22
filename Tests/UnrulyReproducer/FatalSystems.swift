import BindingLaws
import BindingLawsCommands

/// Systems and models that die in every way at every place; none declares that it may.
let fatalSystems = [
  JudgedSystem(Fatal<Trap, AtInit>.self), JudgedSystem(Fatal<Trap, AtDerive>.self),
  JudgedSystem(Fatal<Trap, AtGet>.self), JudgedSystem(Fatal<Trap, AtSet>.self),
  JudgedSystem(Fatal<Trap, AtAct>.self), JudgedSystem(Fatal<StackOverflow, AtSet>.self),
  JudgedSystem(Fatal<HeapExhaustion, AtGet>.self), JudgedSystem(Fatal<Abort, AtDerive>.self),
  JudgedSystem(Fatal<KillFromOutside, AtInit>.self), JudgedSystem(Fatal<Terminated, AtAct>.self),
  JudgedSystem(Fatal<ExitZero, AtSet>.self), JudgedSystem(Fatal<ExitZero, AtInit>.self),
  JudgedSystem(Fatal<QuickExitZero, AtGet>.self), JudgedSystem(Fatal<FeignedEnd, AtDerive>.self),
  JudgedSystem(Fatal<ClosedPipe, AtSet>.self), JudgedSystem(Fatal<StrangeSignals, AtGet>.self),
  JudgedSystem(Fatal<EndlessLoop, AtSet>.self), JudgedSystem(Fatal<Stopped, AtGet>.self),
  JudgedSystem(Fatal<StackOverflow, AtGet>.self), JudgedSystem(Fatal<HeapExhaustion, AtSet>.self),
  JudgedSystem(Fatal<KillFromOutside, AtGet>.self),
  JudgedSystem(Fatal<KillFromOutside, AtSet>.self), JudgedSystem(Fatal<ExitZero, AtGet>.self),
  JudgedSystem(Fatal<ExitOfShare, AtGet>.self), JudgedSystem(Fatal<ExitOfShare, AtSet>.self),
  JudgedSystem(Fatal<EndlessLoop, AtGet>.self),
  JudgedSystem(Misleading<Trap, AtInit>.self), JudgedSystem(Misleading<Trap, AtDerive>.self),
  JudgedSystem(Misleading<Trap, AtGet>.self), JudgedSystem(Misleading<Trap, AtSet>.self),
  JudgedSystem(Misleading<Trap, AtAct>.self), JudgedSystem(Misleading<ExitZero, AtGet>.self),
  JudgedSystem(Misleading<QuickExitZero, AtSet>.self),
  JudgedSystem(Misleading<KillFromOutside, AtDerive>.self),
  JudgedSystem(Misleading<EndlessLoop, AtAct>.self),
]
