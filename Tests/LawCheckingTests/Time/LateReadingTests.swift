import BindingLaws
import LawChecking
import Testing

/// Stores that answer later: waiting for them after each operation hides what a person sees meanwhile.
@Suite struct `A late reading` {
  @Test func `is hidden from the laws that wait for the store`() throws {
    #expect(try check(LateStore.self, obeys: .setGet)?.kind == .proved)
    #expect(try check(LateStore.self, obeys: .conforms)?.kind == .proved)
  }

  @Test func `is found where sets have to be read at once`() throws {
    let verdict = try #require(try check(LateStore.self, obeys: .readAtOnce))
    #expect(verdict.counterexample?.trace == ["start off", "set value on"])
  }

  @Test func `loses the second of two taps`() throws {
    let verdict = try #require(try check(LateStore.self, obeys: .tapsArrive))
    #expect(
      verdict.counterexample?.trace == ["start off", "tap value", "tap value", "settle"])
  }

  @Test(arguments: [Law.readAtOnce, .tapsArrive, .ownTaps])
  func `is none of a store that reads what was set`(_ law: Law) throws {
    #expect(try check(PromptStore.self, obeys: law)?.kind == .upheld)
  }

  @Test func `is found by a law of one's own that says when sets land`() throws {
    #expect(try check(LateStore.self, obeys: .ownTaps)?.kind == .broken)
  }

  @Test func `is no concern where nobody says that sets are read at once`() throws {
    #expect(try check(PatientStore.self, obeys: .readAtOnce) == nil)
    #expect(try check(PatientStore.self, obeys: .tapsArrive) == nil)
  }
}

extension Law {
  fileprivate static let ownTaps = Law(
    "own-taps", "three taps arrive", "settle(tap(p, tap(p, tap(p, s)))) = tap(p, s)", OwnTaps())
}

private struct OwnTaps: LawForm {
  func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    .forAll(
      .p, alike: { [.tap($0.p), .tap($0.p), .tap($0.p), .settle] }, { [.tap($0.p), .settle] }
    )
    .needing(.settling)
  }
}

/// A flag that a server keeps.
private final class Server {
  var isOn = false
  var pending: Bool?
}

private protocol ServedFlag: StoreSystem, DeferredSystem where Model == CellModel<Bool> {
  var server: Server { get }
  static var isPrompt: Bool { get }
}

extension ServedFlag {
  static var isPrompt: Bool { false }
  static var readsSetsAtOnce: Bool { true }

  var base: Bool {
    get { server.isOn }
    nonmutating set { (server.isOn, server.pending) = (newValue, nil) }
  }

  func settle() {
    if let isOn = server.pending { (server.isOn, server.pending) = (isOn, nil) }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { Self.isPrompt ? server.pending ?? server.isOn : server.isOn },
      set: { server.pending = $0 })
  }
}

private struct LateStore: ServedFlag { let server = Server() }

private struct PatientStore: ServedFlag {
  static var readsSetsAtOnce: Bool { false }
  let server = Server()
}

private struct PromptStore: ServedFlag {
  static var isPrompt: Bool { true }
  let server = Server()
}
