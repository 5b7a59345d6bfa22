/// All faults, in the order in which they are printed.
let allFaults: [any (BindingFault & SendableMetatype).Type] = [
  FirstSetLost.self, SecondSetLost.self, FifthSetLost.self, RefusesAtOneBase.self,
  AcceptsRefused.self, WritesTwice.self, WritesKept.self, WritesOnRead.self,
  WritesOnDeriving.self, ReadingFrozen.self, ReadingKept.self, ThirdReadingStale.self,
  ReadingNegated.self, Negated.self, AnswersForNext.self, SetsNextToo.self, ErasesOnOff.self,
  Resurrects.self, TransactionLost.self, NewestOnly.self, TrapsWhenGone.self, TapLost.self,
  TapTwice.self, TapSets.self, TapPastBinding.self, RenderingFixed.self, RenderingInverted.self,
  RenderingMixedAsOn.self, RenderingLags.self, NestedSetLost.self, UpdateLost.self,
]
