import TestSupport

@testable import BindingSpecimens

@Suite struct `The laws of notification` {
  @Test("do not speak about what never notifies", arguments: LawSet.notification)
  func silent(_ law: Law) throws {
    #expect(try check(SavedAtOnce.self, obeys: law) == nil)
  }

  @Test func `do not hear readers that were notified earlier`() throws {
    #expect(try check(Bell<Deaf>.self, obeys: .changeNotifies)?.kind == .broken)
  }

  @Test func `hear a bell that falls silent after some changes`() throws {
    let verdict = try #require(try check(Bell<Worn>.self, obeys: .changeNotifies))
    #expect(verdict.kind == .broken)
    #expect(
      verdict.counterexample?.trace.joined(separator: "; ")
        == "start on; set value off; set value on")
  }

  @Test func `see a reader that is notified before the world's write has arrived`() throws {
    let verdict = try #require(try check(Hasty.self, obeys: .notifiesAfter))
    #expect(verdict.counterexample?.trace.joined(separator: "; ") == "start off; write on")
  }

  @Test func `do not speak about a source, whose external writes notify nobody`()
    throws
  {
    #expect(try check(Whispering.self, obeys: .changeNotifies) == nil)
    #expect(Whispering.silence(of: .changeNotifies)?.contains("make it a StoreSystem") == true)
  }

  @Test func `hear whatever two operations prepare in a listed world, under every seed`() throws {
    for seed in someSeeds(of: 20) {
      let verdict = try #require(
        try check(Panel.self, obeys: .changeNotifies, options: CheckOptions(seed: Seed(seed))))
      #expect(verdict.kind == .broken, "seed \(seed)")
      #expect(verdict.counterexample?.trace.count == 3)
    }
  }

  @Test func `come to an end where reading notifies`() throws {
    #expect(try check(Bell<Ringing>.self, obeys: .notifiesAfter) != nil)
  }

  @Test func `see that nothing ever changes`() throws {
    let verdict = try check(Frozen.self, obeys: .changeNotifies)
    #expect(verdict?.kind == .noEvidence)
  }

  @Test("are replayed", arguments: [Law.changeNotifies])
  func replayed(_ law: Law) throws {
    let checker = try LawChecker(Bell<Worn>.self)
    let token = try #require(try checker.verdict(on: law)?.counterexample?.token)
    #expect(try checker.replay(.token(token), obeying: law).verdict.kind == .broken)
  }
}

private final class Tower {
  var isOn = false
  var strokes = 0
  var listeners: [() -> Void] = []

  func ring() {
    strokes += 1
    for listener in listeners { listener() }
  }

  func track(_ read: () -> Void, _ notify: @escaping () -> Void) -> Any? {
    read()
    listeners.append(notify)
    return nil
  }
}

private protocol Ringer {
  static func read(_ tower: Tower) -> Bool
  static func write(_ isOn: Bool, to tower: Tower)
}

extension Ringer {
  static func read(_ tower: Tower) -> Bool { tower.isOn }

  static func write(_ isOn: Bool, to tower: Tower) {
    if isOn == tower.isOn { return }
    tower.ring()
    tower.isOn = isOn
  }
}

private enum Plain: Ringer {}

/// Rings no more once somebody listens.
private enum Deaf: Ringer {
  static func write(_ isOn: Bool, to tower: Tower) { tower.isOn = isOn }
}

/// Rings for two changes.
private enum Worn: Ringer {
  static func write(_ isOn: Bool, to tower: Tower) {
    if isOn == tower.isOn { return }
    if tower.strokes < 2 { tower.ring() }
    tower.isOn = isOn
  }
}

/// Rings when it is looked at.
private enum Ringing: Ringer {
  static func read(_ tower: Tower) -> Bool {
    tower.ring()
    return tower.isOn
  }
}

/// Listeners are kept for ever: those that have tracked again are notified all the same.
private struct Bell<Kind: Ringer>: StoreSystem, NotifyingSystem {
  typealias Model = CellModel<Bool>
  let tower = Tower()
  var base: Bool {
    get { tower.isOn }
    nonmutating set { Kind.write(newValue, to: tower) }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { Kind.read(tower) }, set: { Kind.write($0, to: tower) })
  }
  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    tower.track(read, notify)
  }
}

/// Shows one value, which is all there is.
private struct Frozen: StoreSystem, NotifyingSystem {
  enum Model: WholeModel {
    typealias Value = Int
    static var bases: [Int]? { [0] }
  }
  var base: Int {
    get { 0 }
    nonmutating set {}
  }
  func binding(_ port: SinglePort) -> Accessor<Int> { Accessor(get: { 0 }, set: { _ in }) }
  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    return nil
  }
}

/// Three lamps, of which the first lights up silently once: after the last went out beside the second.
private struct Panel: StoreSystem, NotifyingSystem {
  typealias Model = ThreeFlagsModel

  final class Lamps {
    var areOn = [false, false, false]
    var isMuted = false
    var listeners: [() -> Void] = []

    func change(_ new: [Bool], quietly isQuiet: Bool) {
      let isChange = new != areOn
      if isChange && !isQuiet { listeners.forEach { $0() } }
      areOn = new
    }

    func set(_ lamp: Int, _ isOn: Bool) {
      let isQuiet = isMuted && lamp == 0 && isOn && !areOn[0]
      isMuted = lamp == 2 && !isOn && areOn[2] && areOn[1]
      var new = areOn
      new[lamp] = isOn
      change(new, quietly: isQuiet)
    }
  }

  let lamps = Lamps()

  var base: [Bool] {
    get { lamps.areOn }
    nonmutating set {
      lamps.isMuted = false
      lamps.change(newValue, quietly: false)
    }
  }

  func binding(_ port: Int) -> Accessor<Bool> {
    Accessor(get: { lamps.areOn[port] }, set: { lamps.set(port, $0) })
  }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    lamps.listeners.append(notify)
    return nil
  }
}

/// Rings at once where the world writes, and changes when it comes to rest.
private struct Hasty: StoreSystem, NotifyingSystem {
  private final class Desk {
    var pending: Bool?
  }

  typealias Model = CellModel<Bool>
  let tower = Tower()
  private let desk = Desk()

  var base: Bool {
    get { tower.isOn }
    nonmutating set {
      tower.ring()
      desk.pending = newValue
    }
  }

  func settle() {
    if let pending = desk.pending { (tower.isOn, desk.pending) = (pending, nil) }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { tower.isOn },
      set: {
        if $0 != tower.isOn { tower.ring() }
        tower.isOn = $0
      })
  }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    tower.track(read, notify)
  }
}

/// Notifies of what it sets itself.
private struct Whispering: ModelledSystem, NotifyingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  let tower = Tower()
  func set(_ isOn: Bool, at port: SinglePort) {
    if isOn != source.value { tower.ring() }
    source.value = isOn
  }
  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    tower.track(read, notify)
  }
}
