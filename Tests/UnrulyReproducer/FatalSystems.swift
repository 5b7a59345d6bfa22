import BindingLaws
import BindingLawsCommands
import Deaths

/// Systems and models that end their process in many ways and places, which none of them declares.
let fatalSystems = fatalTypes.map { JudgedSystem($0) }

private let fatalTypes: [JudgedSystem.SystemType] = [
  Fatal<Trap, AtInit>.self, Fatal<Trap, AtDerive>.self, Fatal<Trap, AtGet>.self,
  Fatal<Trap, AtSet>.self, Fatal<Trap, AtAct>.self, Fatal<StackOverflow, AtSet>.self,
  Fatal<HeapExhaustion, AtGet>.self, Fatal<Abort, AtDerive>.self,
  Fatal<KillFromOutside, AtInit>.self, Fatal<Terminated, AtAct>.self, Fatal<ExitZero, AtSet>.self,
  Fatal<ExitZero, AtInit>.self, Fatal<QuickExitZero, AtGet>.self, Fatal<FeignedEnd, AtDerive>.self,
  Fatal<ClosedPipe, AtSet>.self, Fatal<StrangeSignals, AtGet>.self, Fatal<EndlessLoop, AtSet>.self,
  Fatal<Stopped, AtGet>.self, Fatal<StackOverflow, AtGet>.self, Fatal<HeapExhaustion, AtSet>.self,
  Fatal<KillFromOutside, AtGet>.self, Fatal<KillFromOutside, AtSet>.self,
  Fatal<ExitZero, AtGet>.self, Fatal<EndlessLoop, AtGet>.self, FatalModel<Trap, AtInit>.self,
  FatalModel<Trap, AtDerive>.self,
  FatalModel<Trap, AtGet>.self, FatalModel<Trap, AtSet>.self, FatalModel<Trap, AtAct>.self,
  FatalModel<ExitZero, AtGet>.self, FatalModel<QuickExitZero, AtSet>.self,
  FatalModel<KillFromOutside, AtDerive>.self, FatalModel<EndlessLoop, AtAct>.self,
]
