import TestSupport

@testable import LawChecking

@Suite struct `An impossible law` {
  @Test func `at one port hides no fault at another`() throws {
    let verdict = try #require(try check(MarkingFlag.self, obeys: .setSet))
    #expect(verdict.kind == .broken)
    #expect(verdict.counterexample?.variables.contains("p = flag") == true)
  }

  @Test(
    "at one port is none at another that is found beside it",
    arguments: [3, 6] as [UInt64])
  func beside(seed: UInt64) throws {
    let options = CheckOptions(seed: Seed(seed), cases: 60)
    let verdict = try #require(try check(LateMark.self, obeys: .setSet, options: options))
    #expect(verdict.counterexample?.variables.contains("p = flag") == true)
    #expect(verdict.kind == .broken)
  }

  @Test func `is none where sets lead out of what is counted`() throws {
    let verdict = try #require(try check(CountingDraft.self, obeys: .setSet))
    #expect(verdict.kind == .broken)
    #expect(verdict.remark?.contains("model") == true, "\(verdict.headline)")
  }

  @Test func `is as declared whatever is declared`() {
    #expect([.upheld, .broken].allSatisfy(Verdict.Kind.impossible.fulfils))
  }
}

/// A draft that counts its edits, of which one is listed.
private struct CountingDraft: BindingSystem {
  struct Draft: Equatable {
    var isOn = false, edits = 0
  }

  enum Model: ReferenceModel {
    static var ports: [SinglePort] { SinglePort.allCases }
    static var bases: [Draft]? { [Draft(), Draft(isOn: true), Draft(edits: 1)] }
    static func get(_ port: SinglePort, in base: Draft) -> Bool { base.isOn }
    static func set(_ value: Bool, at port: SinglePort, in base: Draft) -> Draft {
      Draft(isOn: value, edits: base.edits + 1)
    }
    static func outside(_ port: SinglePort, setting value: Bool, in base: Draft) -> Draft {
      Draft()
    }
  }

  let source: Source<Draft>
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { source.value.isOn },
      set: { source.value = Draft(isOn: $0, edits: source.value.edits + 1) })
  }
}

/// The same, with a number in whose last value alone the flag leaves its mark: so late that nobody
/// gets there who does not go on after the page.
private struct LateMark: ModelledSystem {
  struct Base: Equatable {
    var number = 0
    var page: Page?
    var isOn = false
    var isMarked = false
  }

  enum Model: ReferenceModel {
    enum Port: CaseIterable { case flag, page }

    static var bases: [Base]? {
      (0..<20).flatMap { number in
        ([nil, .a, .b] as [Page?]).flatMap { page in
          [false, true].flatMap { isOn in
            [false, true].map { Base(number: number, page: page, isOn: isOn, isMarked: $0) }
          }
        }
      }
    }

    static func get(_ port: Port, in base: Base) -> Bool {
      port == .page ? base.page == .a : base.isOn
    }

    static func set(_ value: Bool, at port: Port, in base: Base) -> Base {
      var base = base
      switch port {
      case .page: if value { base.page = .a } else if base.page == .a { base.page = nil }
      case .flag: base.isOn = value
      }
      return base
    }
  }

  let source: Source<Base>

  func set(_ value: Bool, at port: Model.Port) {
    var base = Model.set(value, at: port, in: source.value)
    if base.number == 19 && base.isOn != source.value.isOn { base.isMarked = true }
    source.value = base
  }
}

/// A page that is chosen or not, and a flag that leaves a mark whenever it changes.
private struct MarkingFlag: ModelledSystem {
  struct Base: Equatable {
    var page: Page?
    var isOn = false
    var isMarked = false
  }

  enum Model: ReferenceModel {
    enum Port: CaseIterable { case page, flag }

    static var bases: [Base]? {
      ([nil, .a, .b] as [Page?]).flatMap { page in
        [false, true].flatMap { isOn in
          [false, true].map { Base(page: page, isOn: isOn, isMarked: $0) }
        }
      }
    }

    static func get(_ port: Port, in base: Base) -> Bool {
      port == .page ? base.page == .a : base.isOn
    }

    static func set(_ value: Bool, at port: Port, in base: Base) -> Base {
      var base = base
      switch port {
      case .page: if value { base.page = .a } else if base.page == .a { base.page = nil }
      case .flag: base.isOn = value
      }
      return base
    }

    static func outside(_ port: Port, setting value: Bool, in base: Base) -> Base {
      port == .page
        ? Base(page: nil, isOn: base.isOn, isMarked: base.isMarked) : Base(page: base.page)
    }
  }

  let source: Source<Base>

  func set(_ value: Bool, at port: Model.Port) {
    var base = Model.set(value, at: port, in: source.value)
    if base.isOn != source.value.isOn { base.isMarked = true }
    source.value = base
  }
}
