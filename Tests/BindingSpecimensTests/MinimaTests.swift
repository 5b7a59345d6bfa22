import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import Testing

/// Where a law is broken, and the smallest trace on which it is.
struct Minimum: Sendable, CustomTestStringConvertible {
  let system, law, trace: String
  var testDescription: String { "\(system) \(law)" }

  /// Those of the table, which is written with two blanks or more between its columns.
  static let all = table.split(separator: "\n").map { line in
    let words = line.split(separator: "  ").map { $0.drop { $0 == " " } }
    return Minimum(system: String(words[0]), law: String(words[1]), trace: String(words[2]))
  }
}

/// Beside these there is one for each law in LAWS.md.
@Suite struct `The smallest trace` {
  @Test("is, whatever the seed, that of", arguments: Array(Minimum.all.enumerated()))
  func minimum(_ seed: Int, _ minimum: Minimum) throws {
    let specimen = try #require(allSpecimens.first { $0.name == minimum.system })
    let law = try #require(allLaws.first { $0.id == minimum.law })
    let found = try specimen.verdict(on: law, seed: Seed(UInt64(seed)))?.counterexample
    #expect(found?.trace.joined(separator: "; ") == minimum.trace)
  }
}

extension JudgedSystem {
  fileprivate func verdict(on law: Law, seed: Seed) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      try LawChecker(system, options: CheckOptions(seed: seed)).verdict(on: law)
    }
    return try open(system)
  }
}

private let table = """
  ClearAnySelection         set-off-clears-own        start .b; set a off
  ClearAnyForeignSelection  foreign-kept              start .another; set a off
  DuplicateTags             at-most-one-on            start .first
  DuplicateTags             set-on-selects            start nil; set first on
  DismissAny                set-local                 start .b; set a off
  ClearableRadio            rejected-set-is-inert     start .a; set a off
  IndependentFlags          atomic                    start {.b}; set a on
  ReluctantSelection        set-on-selects            start .b; set a on
  UnknownCleared            set-off-clears-own        start .another; set a off
  CompoundRemoval           disjoint-sets-commute     start []; set all off; set read on
  EmptyOptionRemoval        set-get                   start {[]}; set [] off
  SwappedInsertion          set-get                   start {}; set apple on
  SimilarMembership         on-iff-member             start {"apple pie"}
  InvertedByStranger        write-through             start {"durian"}; set apple on
  ReplacedSet               only-own-element          start {"banana"}; set apple on
  FlippedStranger           conforms                  start {}; set apple on
  VacuouslyOn               conforms                  start {}
  MixedReadsOff             conforms                  start {.one}
  AnyReadsOn                mixed-iff-disagreement    start {.one}
  FirstReadsForAll          on-iff-all                start {.one}
  FirstReadsForAll          tap-from-mixed-turns-on   start {.one}; tap parent
  StopsAtFirst              each-member-written-once  start {}; set parent on
  StopsAtFirst              tap-from-mixed-turns-on   start {.one}; tap parent
  WrittenTwice              set-once                  start {}; set parent on
  DuplicateNames            off-iff-none              start {.two}
  SourceAndNegation         conforms                  start off; set parent off
  ClampingSetter            set-set                   start 3; set it 0; set it 2
  CreepingSetter            set-twice                 start 2; set it 0; set it 0
  EmptyTextErased           conforms                  start ""; set value ""
  SetCounter                set-set                   start (isOn: off, count: 0); set it on; set it on
  TogglingSetter            set-twice                 start off; set it on; set it on
  HalfNegation              write-through             start on; set it on
  OneWayConversion          set-get                   start 0; set value 0
  DoubleWrite               atomic                    start 0; set it -1
  PairOverOne               set-get                   start (x: off, y: off); set it (x: off, y: on)
  StoredFalse               get-set                   start []; set a off
  RemovedFalse              get-set                   start ["a": off]; set a off
  AliasedParts              set-local                 start (x: off, y: off); set y on
  ReorderingFlags           conforms                  start (x: off, y: off, rows: [1, 2, 3]); set x on
  LeakyConstant             rejected-set-is-inert     start off; set alwaysOff on
  ChangingStyle             conforms                  start {.one, .two}; tap button
  CountingParent            get-set                   start {"A"}; set parent off
  DuplicateChildren         parent-on-iff-all         start {"A"}
  ShallowHierarchy          order-irrelevant          start {"A"}
  ShallowHierarchy          set-makes-uniform         start {}; set root on
  ErasingHierarchy          parent-set-keeps-foreign  start {"X"}; set root off
  ErasingParent             set-local                 start {"X"}; set parent off
  CountingErasingParent     parent-on-iff-all         start {"A", "X"}
  CountingErasingParent     parent-set-keeps-foreign  start {"X"}; set parent off
  ShownOrSelected           off-iff-none              start (isShown: off, selection: {.a})
  PlainConstants            on-iff-all                start {one, four, on}
  CapturedConstants         set-once                  start {on}; set parent on
  ConstantsAmongSources     rendering-distinguishes   start {four, on}; write {on}
  ConstantsAmongSources     taps-reach-both           start {on}
  LiteralConstants          mixed-iff-disagreement    start {on}
  EqualConstants            taps-reach-both           start {on}
  ProxySource               each-member-written-once  start {on}; set parent on
  StyledProxy               rendering-distinguishes   start {one, four, on}; write {four, on}
  OwnStateWins              other-side-untouched      start (external: off, own: off, isProvided: on); set control on
  BothSidesWritten          set-local                 start (external: off, own: off, isProvided: off); set control on
  CopiedOnSwitch            conforms                  start (external: on, own: off, isProvided: off); act switchProvider
  SharedPrivateState        write-through             start (external: off, unused: off, first: on, second: off); set second on
  OwnImageMoves             other-side-untouched      start (isBlur: off, own: on, unused: on); set alone on
  ExclusiveByObservers      confluent                 start {}; act settle {.a, .b} by snapshot
  ThreeCustomBindings       at-most-one-on            start {.a, .b}
  EchoedFlags               settles                   start (left: on, right: off); act settle (left: off, right: on) by snapshot
  EchoedFlags               confluent                 start (left: off, right: on); act settle (left: on, right: off) by snapshot
  ResurrectingUnwrap        conforms                  start off; hold *; write nil; set held wrapped on
  ResurrectedRow            no-resurrection           start [x off]; hold x; write []; set held x on
  IndexResolvedOnce         fresh                     start [x off]; hold x; write [y off, x on]
  ValueAsIdentity           follows-identity          start [off, off]; hold 1; set held 1 on
  ValueAsIdentity           no-resurrection           start [off, off]; hold 1; write [off]; set held 1 on
  CachedBadge               conforms                  start off; write on
  StoreWrittenTwice         set-once                  start off; set value on
  UntrackedCache            change-notifies            start off; set value on; set value off
  EqualThoughChanged        change-notifies            start off; set value on
  ToldTwice                 notifies-once                 start off; set value on
  LookedAtTooSoon           notifies-after                start off; set value on
  WholeStoreTold            silence                   start (left: off, right: off); set left on
  StaleDismissal            disjoint-sets-commute     start nil; set settings on; set detail nil
  DefaultStoredOnDeriving   get-pure                  start nil; get value
  DefaultStoredOnDeriving   transaction-reaches-base  start nil; set value on
  FrozenCapture             coherent                  start off; set value on; tap value
  CapturedWhole             coherent                  start (left: off, right: off); set left on; set right on
  DroppedWrite              write-through             start (left: off, right: off); set left on
  TransactionDropped        transaction-reaches-base  start (left: off, right: off); set left on
  MemoryOfLastRead          history-independent       start (left: off, right: off); set left on; set left on
  LocalCopy                 history-independent       start off; set value on; get value
  TiredSetter               history-independent       start off; set value on; set value on; set value on
  SwappedBranches           true-applies              start on
  SwappedBranches           false-keeps               start off
  InvertedChain             false-keeps               start (isLoud: off, isBad: off)
  InvertedChain             equivalent                start (isLoud: off, isBad: off)
  ChainFromTheEnd           equivalent                start (isLoud: on, isBad: on)
  UnconfirmedClear          fresh                     start off; hold value; set held value off; set value on
  DebouncedBinding          coherent                  start off; set value on; set value off
  LeasedBinding             coherent                  start off; set value on; set value on; set value on; set value off
  SupersededPass            read-transparent          start off; hold value; set held value on
  ReusedCell                read-transparent          start (left: off, right: off); hold left; set held left on
  EvictedEntry              read-transparent          start (left: off, right: off); hold left; set held left on
  SnapshotsCompared         disjoint-sets-commute     start (left: off, right: off); set right on; set left on
  CacheNotInvalidated       read-transparent          start off; write off; write on
  ConflictAfterReturn       set-set                   start on; hold value; set value off; set held value on; set held value off
  SecretGesture             history-independent       start off; set value on; set value off; set value on; set value on
  UndoCoalesced             set-twice                 start off; set value on; set value on
  LockedByCommit            set-set                   start off; act commit; set value on; set value on
  CopiedFault               set-twice                 start off; set value off; set value on; set value on
  """
