import TestSupport

@testable import BindingSpecimens

extension Judged {
  /// Systems that notify; `StoreTests` judges them.
  static let notifying = [
    // A bell that falls silent after some changes.
    Judged(
      WornBell.self, .changeNotifies, comesTo: .broken, by: "start on; set value off; set value on"),
    // A reader that is notified before the world's write has arrived.
    Judged(Hasty.self, .notifiesAfter, comesTo: .broken, by: "start off; write on"),
    // A number that never changes.
    Judged(Frozen.self, .changeNotifies, comesTo: .noEvidence),
    // A reader has to be notified if the store that it read is replaced.
    Judged(
      SilentDrawer.self, .changeNotifies, comesTo: .broken,
      by: "start off; act commit; set value on"),
    Judged(TellingDrawer.self, .changeNotifies, .notifiesAfter, comesTo: .upheld),
  ]
}

@Suite struct `The laws of notification` {
  @Test("do not apply to a system that never notifies", arguments: LawSet.notification)
  func silent(_ law: Law) throws {
    #expect(try check(SavedAtOnce.self, obeys: law) == nil)
  }

  @Test func `do not apply to a source, whose external writes notify nobody`() throws {
    #expect(try check(Whispering.self, obeys: .changeNotifies) == nil)
    #expect(Whispering.reasonNotApplied(.changeNotifies)?.contains("make it a StoreSystem") == true)
  }

  /// The first lamp falls silent only right after the last went out: the two sets have to follow each other.
  @Test func `find what one operation prepares, under every seed`() throws {
    for seed in someSeeds(of: 20) {
      let verdict = try #require(
        try check(Panel.self, obeys: .changeNotifies, options: CheckOptions(seed: Seed(seed))))
      #expect(verdict.kind == .broken, "seed \(seed)")
      #expect(verdict.counterexample?.trace == ["start [off, on, on]", "set 2 off", "set 0 on"])
    }
  }

  /// A reader that read again whenever it is notified would never end.
  @Test func `come to an end even if reads notify`() throws {
    #expect(try check(RungByRead.self, obeys: .notifiesAfter) != nil)
  }
}

/// A flag that notifies of two changes, and then of none.
private struct WornBell: BulletinFlag {
  let store: BulletinStore<Bool>

  init() {
    var strokes = 0
    store = BulletinStore(false) { store, isOn in
      strokes += 1
      if strokes <= 2 { store.send() }
      store.stored = isOn
    }
  }
}

/// A flag that notifies of reads, too.
private struct RungByRead: BulletinSystem {
  static let model = CellModel<Bool>()
  let store = BulletinStore(false) { $0.publish($1) }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: {
        store.send()
        return store.value
      }, set: { store.value = $0 })
  }
}

/// A number with one value only.
private struct Frozen: BulletinSystem {
  struct Model: WholeModel {
    typealias Value = Int
    var bases: [Int]? { [0] }
  }

  static let model = Model()
  let store = BulletinStore(0) { _, _ in }
  func binding(_ port: SinglePort) -> Accessor<Int> { Accessor(get: { 0 }, set: { _ in }) }
}

/// Three lamps, of which the first may light up silently.
///
/// It does if it is the next to be set after the last one went out while the second was on.
private struct Panel: BulletinSystem {
  static let model = ThreeFlagsModel()
  let store = BulletinStore([false, false, false]) { $0.publish($1) }
  private let isMuted = Arm()

  var base: [Bool] {
    get { store.value }
    nonmutating set {
      isMuted.isSet = false
      store.value = newValue
    }
  }

  func binding(_ port: Int) -> Accessor<Bool> {
    Accessor(get: { store.value[port] }, set: { set(port, $0) })
  }

  private func set(_ lamp: Int, _ isOn: Bool) {
    let isQuiet = isMuted.isSet && lamp == 0 && isOn
    isMuted.isSet = lamp == 2 && !isOn && store.value[2] && store.value[1]
    if isQuiet {
      store.stored[lamp] = isOn
    } else {
      store.value[lamp] = isOn
    }
  }
}

/// A flag that notifies at once of an external write, which lands when the store settles.
private struct Hasty: BulletinFlag {
  let store = BulletinStore(false) { $0.publish($1) }
  var base: Bool {
    get { store.value }
    nonmutating set {
      store.send()
      store.clock.after(.nextTurn) { [store] in store.stored = newValue }
    }
  }
}

/// A flag over a source that notifies of its own sets alone.
private struct Whispering: ModelledSystem, NotifyingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  private let store = BulletinStore(false) { $0.publish($1) }

  init(source: Source<Bool>) { self.source = source }

  func set(_ isOn: Bool, at port: SinglePort) {
    store.value = isOn
    source.value = isOn
  }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    return store.subscribe(notify)
  }
}

/// A store whose sheet can be put aside for another one.
private final class Drawer {
  var sheet = BulletinStore(false) { $0.publish($1) }

  /// Puts a copy of the sheet in its place.
  func replace() {
    let isOn = sheet.value
    sheet = BulletinStore(isOn) { $0.publish($1) }
  }
}

/// A system over a drawer.
///
/// Such systems differ in whom they notify when the sheet is replaced.
private protocol DrawerSystem: StoreSystem, NotifyingSystem where Model == FieldModel {
  var drawer: Drawer { get }
}

extension DrawerSystem {
  static var model: Model { FieldModel() }

  var base: Bool {
    get { drawer.sheet.value }
    nonmutating set { drawer.sheet.value = newValue }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { base }, set: { base = $0 })
  }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    return drawer.sheet.subscribe(notify)
  }
}

/// A drawer that replaces its sheet, and notifies nobody.
private struct SilentDrawer: DrawerSystem {
  let drawer = Drawer()
  func perform(_ action: FieldModel.Action) { drawer.replace() }
}

/// A drawer that replaces its sheet, and notifies the readers of the old one.
private struct TellingDrawer: DrawerSystem {
  let drawer = Drawer()
  func perform(_ action: FieldModel.Action) {
    let old = drawer.sheet
    drawer.replace()
    old.send()
  }
}
