import TestSupport

@testable import LawChecking

/// Writes that are put off until the next system is made.
private final class Later {
  var blocks: [() -> Void] = []

  func run() {
    let due = blocks
    blocks = []
    due.forEach { $0() }
  }
}

/// A plan, and whether an extra is on that the free plan does not include.
private struct Account: Equatable {
  var isFree = true
  var isOn = false

  /// The account without the extra, if the plan does not include it.
  var withinPlan: Account { Account(isFree: isFree, isOn: isOn && !isFree) }
}

private struct AccountModel: ReferenceModel {
  typealias Port = SinglePort
  var bases: [Account]? {
    [true, false].flatMap { isFree in [false, true].map { Account(isFree: isFree, isOn: $0) } }
  }
  func get(_ port: Port, in base: Account) -> Bool { base.isOn }
  func set(_ isOn: Bool, at port: Port, in base: Account) -> Account {
    Account(isFree: base.isFree, isOn: isOn)
  }
}

/// An account that each set writes at once, and a second time later.
private protocol PutOff: BindingSystem where Model == AccountModel {
  static var later: Later { get }
  var source: Source<Account> { get }
}

extension PutOff {
  static var model: AccountModel { AccountModel() }

  /// Returns a binding that stores a set at once, and something else later.
  func binding(storing changed: @escaping (Account) -> Account) -> Accessor<Bool> {
    Accessor(
      get: { source.value.isOn },
      set: { isOn in
        source.value.isOn = isOn
        Self.later.blocks.append { source.value = changed(source.value) }
      })
  }
}

/// An account that takes a set back later, if the plan does not include it.
private struct TakenBack: PutOff {
  nonisolated(unsafe) static let later = Later()
  let source: Source<Account>
  init(source: Source<Account>) {
    Self.later.run()
    self.source = source
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> { binding { $0.withinPlan } }
}

/// An account that is stored again later.
private struct StoredAgain: PutOff {
  nonisolated(unsafe) static let later = Later()
  let source: Source<Account>
  init(source: Source<Account>) {
    Self.later.run()
    self.source = source
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> { binding { $0 } }
}

/// An account like `TakenBack`, which declares that its sets land later.
private struct TakenBackKnowingly: PutOff, DeferredSystem {
  nonisolated(unsafe) static let later = Later()
  let source: Source<Account>
  init(source: Source<Account>) {
    Self.later.run()
    self.source = source
  }
  func settle() { Self.later.run() }
  func binding(_ port: SinglePort) -> Accessor<Bool> { binding { $0.withinPlan } }
}

@Suite(.serialized) struct `A set that lands after its system has ended` {
  @Test(
    "ends all proofs, and advises what to do", arguments: [Law.setGet, .getSet, .setSet, .conforms])
  func late(_ law: Law) throws {
    let verdict = try #require(try check(TakenBack.self, obeys: law))
    #expect(verdict.kind == .gaveUp)
    #expect(
      verdict.remark
        == "a set lands later, when its system has ended: let `settle()` wait for it, in a StoreSystem or "
        + "a DeferredSystem")
  }

  @Test func `does not matter if it changes nothing`() throws {
    #expect(try check(StoredAgain.self, obeys: .setGet)?.kind == .proved)
  }

  @Test func `is expected of a deferred system`() throws {
    let verdict = try #require(try check(TakenBackKnowingly.self, obeys: .setGet))
    #expect(verdict.grounds != .lateWrites)
  }
}
