import TestSupport

@testable import LawChecking

@Suite struct `An impossible law` {
  @Test func `at one port hides no fault at another`() throws {
    let verdict = try #require(try check(MarkingFlag.self, obeys: .setSet))
    #expect(verdict.kind == .broken)
    #expect(verdict.counterexample?.variables.contains("p = flag") == true)
  }

  /// Under these seeds, the flag is set at the last number in one of 60 cases.
  ///
  /// A search that ended at the page, where the law is impossible, would not come to that case.
  @Test(
    "at one port hides no fault that is found after it:",
    arguments: [3, 6] as [UInt64])
  func beside(seed: UInt64) throws {
    let options = CheckOptions(seed: Seed(seed), cases: 60)
    let verdict = try #require(
      try check(LateMark.self, obeys: .setSet, options: options))
    #expect(verdict.counterexample?.variables.contains("p = flag") == true)
    #expect(verdict.kind == .broken)
  }

  @Test func `is merely broken if sets leave the listed bases`() throws {
    let verdict = try #require(try check(CountingDraft.self, obeys: .setSet))
    #expect(verdict.kind == .broken)
    #expect(verdict.remark?.contains("model") == true, "\(verdict.headline)")
  }

  @Test("is as declared, if it is declared", arguments: [Verdict.Kind.upheld, .broken])
  func declared(_ declaration: Verdict.Kind) {
    #expect(Verdict.Kind.impossible.fulfils(declaration))
  }
}

/// A draft that counts its edits.
///
/// Every set counts, so set-set is broken. The bases that its model lists have no more than one edit, so that
/// they do not show whether the law is impossible.
private struct CountingDraft: ModelledSystem {
  struct Draft: Equatable {
    var isOn = false
    var edits = 0
  }

  struct Model: ReferenceModel {
    var bases: [Draft]? { [Draft(), Draft(isOn: true), Draft(edits: 1)] }
    func get(_ port: SinglePort, in base: Draft) -> Bool { base.isOn }
    func set(_ value: Bool, at port: SinglePort, in base: Draft) -> Draft {
      Draft(isOn: value, edits: base.edits + 1)
    }
    func outside(_ port: SinglePort, setting value: Bool, in base: Draft) -> Draft {
      Draft()
    }
  }

  static let model = Model()
  let source: Source<Draft>
}

/// A number, a page that is chosen or not, a flag, and a mark.
///
/// Set-set is impossible at page `a`: off is read in more bases than on. It is possible at the flag, so that a
/// mark there breaks it.
private struct Marked: Equatable {
  var number = 0
  var page: Page?
  var isOn = false
  var isMarked = false
}

/// A model whose ports are page `a` and the flag.
///
/// No set changes the number or the mark.
private protocol MarkedModel: ReferenceModel where Base == Marked, Value == Bool {
  /// The numbers of the listed bases.
  var numbers: Range<Int> { get }
  func isPage(_ port: Port) -> Bool
}

extension MarkedModel {
  var numbers: Range<Int> { 0..<1 }

  var bases: [Marked]? {
    let pages: [Page?] = [nil, .a, .b]
    var all: [Marked] = []
    for number in numbers {
      for page in pages {
        for isOn in [false, true] {
          all.append(Marked(number: number, page: page, isOn: isOn, isMarked: false))
          all.append(Marked(number: number, page: page, isOn: isOn, isMarked: true))
        }
      }
    }
    return all
  }

  func get(_ port: Port, in base: Marked) -> Bool {
    isPage(port) ? base.page == .a : base.isOn
  }

  func set(_ value: Bool, at port: Port, in base: Marked) -> Marked {
    var base = base
    if !isPage(port) {
      base.isOn = value
    } else if value {
      base.page = .a
    } else if base.page == .a {
      base.page = nil
    }
    return base
  }
}

/// A system that leaves the mark when the flag changes at the last number.
private protocol MarkingSystem: ModelledSystem where Model: MarkedModel {}

extension MarkingSystem {
  func set(_ value: Bool, at port: Model.Port) {
    var base = Self.model.set(value, at: port, in: source.value)
    let isLast = base.number == Self.model.numbers.last
    if isLast && base.isOn != source.value.isOn { base.isMarked = true }
    source.value = base
  }
}

/// A marking system with one number.
private struct MarkingFlag: MarkingSystem {
  struct Model: MarkedModel {
    enum Port: CaseIterable { case page, flag }
    func isPage(_ port: Port) -> Bool { port == .page }

    func outside(_ port: Port, setting value: Bool, in base: Marked) -> Marked {
      isPage(port)
        ? Marked(page: nil, isOn: base.isOn, isMarked: base.isMarked) : Marked(page: base.page)
    }
  }

  static let model = Model()
  let source: Source<Marked>
}

/// A marking system with 20 numbers.
///
/// A search meets the last only late, after it has found the law impossible at the page.
private struct LateMark: MarkingSystem {
  struct Model: MarkedModel {
    enum Port: CaseIterable { case flag, page }
    var numbers: Range<Int> { 0..<20 }
    func isPage(_ port: Port) -> Bool { port == .page }
  }

  static let model = Model()
  let source: Source<Marked>
}
