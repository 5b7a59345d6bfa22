import TestSupport

@testable import BindingSpecimens

@Suite struct `The laws of notification, of those who have read long before` {
  @Test func `hear that what they read was thrown away`() throws {
    let verdict = try #require(try check(Shelf.self, obeys: .changeNotifies))
    #expect(verdict.kind == .broken)
    #expect(
      verdict.counterexample?.trace.joined(separator: "; ")
        == "start off; act commit; set value on")
  }

  @Test(
    "hold nothing against who notifies of that", arguments: [Law.changeNotifies, .notifiesAfter])
  func notify(_ law: Law) throws {
    #expect(try check(ToldShelf.self, obeys: law)?.kind == .upheld)
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

/// What all systems of such a store do alike; they differ in whom they notify when the sheet is replaced.
private protocol DrawerSystem: StoreSystem, NotifyingSystem where Model == FieldModel {
  var drawer: Drawer { get }
}

extension DrawerSystem {
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

/// Puts another sheet in the place of the one that was read, and notifies nobody.
private struct Shelf: DrawerSystem {
  let drawer = Drawer()
  func perform(_ action: FieldModel.Action) { drawer.replace() }
}

/// Puts another sheet there, and notifies the readers of the first.
private struct ToldShelf: DrawerSystem {
  let drawer = Drawer()
  func perform(_ action: FieldModel.Action) {
    let old = drawer.sheet
    drawer.replace()
    old.send()
  }
}
