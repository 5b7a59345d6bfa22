import TestSupport

@testable import BindingSpecimens

@Suite struct `A store of an app` {
  @Test("has the expected verdict:", arguments: Judged.stores)
  func kind(_ store: Judged) throws { try store.expectKind() }

  @Test func `is proved with external writes among the inputs`() throws {
    let verdict = try #require(try check(Shelf.self, obeys: .setGet))
    #expect(verdict.kind == .proved)
    #expect(verdict.remark?.contains("external writes not counted") == false)
  }

  /// Each system begins by writing its base.
  ///
  /// So one store for all behaves as one for each, while one system is used at a time.
  @Test func `that all systems share breaks no law`() throws {
    let verdicts = try allLaws.compactMap { try check(SharedShelf.self, obeys: $0) }
    let reported = verdicts.filter { $0.kind == .broken || $0.kind == .flaky }
    #expect(reported.map(\.headline) == [])
  }

  @Test func `is written externally in a stand-alone test`() throws {
    let verdict = try #require(try check(AlwaysOff.self, obeys: .setGet))
    #expect(
      verdict.counterexample?.test?.contains(
        """
          let system = AlwaysOff()
          if system.base != false { system.base = false }
          system.binding(.value).wrappedValue = true
        """) == true, "\(verdict.counterexample?.test ?? "none")")
  }

  @Test func `settles in a stand-alone test if that makes a difference`() throws {
    let verdict = try #require(try check(TurnedOnLater.self, obeys: .setGet))
    #expect(
      verdict.counterexample?.test?.contains(
        """
          if system.base != false { system.base = false }
          system.settle()
          system.binding(.value).wrappedValue = false
          system.settle()
        """) == true, "\(verdict.counterexample?.test ?? "none")")
  }
}

extension Judged {
  /// The stores of this file, and the lists of the other files of this room.
  fileprivate static let stores =
    storages + notifying + sealed + reporting + [
      Judged(Shelf.self, .setGet, .getSet, .setSet, comesTo: .proved),
      // External writes go through the store's own property, which may store something else than is written.
      Judged(WriteRemembered.self, .conforms, comesTo: .broken, by: "start on; write on"),
      Judged(AlwaysOff.self, .conforms, comesTo: .broken, by: "start on"),
    ]
}

/// Systems over one store, as over a shared instance of an app.
private struct SharedShelf: HolderSystem {
  nonisolated(unsafe) private static let shared = Holder(false)  // One test uses it.
  var holder: Holder<Bool> { Self.shared }
}

/// A store that a second external write of on, right after the first, turns off.
private struct WriteRemembered: HolderSystem {
  let holder = Holder(false)
  private let wasOn = Arm()
  var base: Bool {
    get { holder.value }
    nonmutating set {
      holder.value = newValue && !wasOn.isSet
      wasOn.isSet = newValue
    }
  }
}

/// A store that nothing turns on.
private struct AlwaysOff: StoreSystem {
  static let model = CellModel<Bool>()
  var base: Bool {
    get { false }
    nonmutating set {}
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> { Accessor(get: { false }, set: { _ in }) }
}

/// A store that any set turns on, later.
private struct TurnedOnLater: HolderSystem {
  let holder = Holder(false)
  private let isWaiting = Arm()
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { _ in isWaiting.isSet = true })
  }
  func settle() {
    if isWaiting.isSet { holder.value = true }
    isWaiting.isSet = false
  }
}
