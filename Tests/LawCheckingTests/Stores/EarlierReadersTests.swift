import TestSupport

@Suite struct `The laws of notification, of those who have read long before` {
  @Test func `hear that what they read was thrown away`() throws {
    let verdict = try #require(try check(Shelf.self, obeys: .changeNotifies))
    #expect(verdict.kind == .broken)
    #expect(
      verdict.counterexample?.trace.joined(separator: "; ")
        == "start off; act reload; set value on")
  }

  @Test(
    "hold nothing against who notifies of that", arguments: [Law.changeNotifies, .notifiesAfter])
  func notify(_ law: Law) throws {
    #expect(try check(ToldShelf.self, obeys: law)?.kind == .upheld)
  }
}

/// A flag that can be loaded again, as it is.
private enum Loaded: WholeModel {
  enum Action: CaseIterable { case reload }
  static var actions: [Action] { Action.allCases }
  static var values: [Bool]? { [true, false] }
  static func apply(_ action: Action, to base: Bool) -> Bool { base }
}

/// A sheet that notifies its readers, each once.
private final class Sheet {
  var isOn = false
  var readers: [() -> Void] = []

  func turn(to isOn: Bool) {
    if isOn == self.isOn { return }
    notify()
    self.isOn = isOn
  }

  func notify() {
    let notify = readers
    readers = []
    notify.forEach { $0() }
  }
}

private final class Store {
  var sheet = Sheet()
  var reading: ((Sheet) -> Void)?
}

/// What all stores of such a sheet do alike; they differ in what else happens.
private protocol PageSystem: StoreSystem, NotifyingSystem
where Model == Loaded {
  var store: Store { get }
  func reload()
}

extension PageSystem {
  var base: Bool {
    get { store.sheet.isOn }
    nonmutating set { store.sheet.turn(to: newValue) }
  }

  func perform(_ action: Loaded.Action) { reload() }
  func reload() {}
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: {
        store.reading?(store.sheet)
        return store.sheet.isOn
      },
      set: { store.sheet.turn(to: $0) })
  }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    store.reading = { $0.readers.append(notify) }
    read()
    store.reading = nil
    return nil
  }
}

/// Puts another sheet in the place of the one that was read, and notifies nobody.
private struct Shelf: PageSystem {
  let store = Store()

  func reload() {
    let sheet = Sheet()
    sheet.isOn = store.sheet.isOn
    store.sheet = sheet
  }
}

/// Puts another sheet there, and notifies the readers of the first.
private struct ToldShelf: PageSystem {
  let store = Store()

  func reload() {
    let (old, sheet) = (store.sheet, Sheet())
    sheet.isOn = old.isOn
    store.sheet = sheet
    old.notify()
  }
}
