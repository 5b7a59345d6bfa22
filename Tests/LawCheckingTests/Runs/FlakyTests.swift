import TestSupport

@Suite(.serialized) struct `A flaky system` {
  @Test("is reported with both outcomes", arguments: [true, false])
  func outcomes(_ usesShortlex: Bool) throws {
    let options = CheckOptions(cases: 200).with(\.usesShortlex, usesShortlex).withoutProof
    let verdict = try check(Forgetful.self, obeys: .setGet, options: options)
    #expect(verdict?.kind == .flaky)
    #expect(verdict?.remark?.contains("broken in ") == true)
    let report = try #require(verdict?.report)
    #expect(report.contains("is flaky on set-get: the same case ended in two ways"))
    #expect(report.contains("  once  "))
    #expect(report.contains("but the law requires"))
    #expect(report.contains("one run"))
    #expect(report.contains("another"))
    #expect(report.contains("← first difference"))
    #expect(report.contains("replay"))
  }

  @Test func `is never broken if it fails in another way each time`() throws {
    let options = CheckOptions(cases: 200).withoutProof
    let verdicts = try [Law.setSet, .readTransparent, .conforms].map {
      try check(NewEachTime.self, obeys: $0, options: options)
    }
    #expect(!verdicts.contains { $0?.kind == .broken }, "\(verdicts.map { $0?.report })")
    #expect(verdicts.contains { $0?.kind == .flaky })
  }
}

/// A number that every set, to whatever value, makes another one.
private struct NewEachTime: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Int
    var bases: [Int]? { [0, 1] }
  }

  nonisolated(unsafe) static var number = 1
  static let model = Model()
  let source: Source<Int>

  func set(_: Int, at port: SinglePort) {
    Self.number += 1
    source.value = Self.number
  }
}

/// A flag that drops one set in three at random, counted over all instances.
private struct Forgetful: ModelledSystem {
  struct Model: WholeModel {
    enum Port: CaseIterable { case it }
    var values: [Bool]? { [true, false] }
  }

  /// Shared by all instances, which one test at a time makes.
  nonisolated(unsafe) static var luck = SplitMix64(seed: 1)

  static let model = Model()
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: Model.Port) {
    if Self.luck.next() % 3 != 0 { source.value = isOn }
  }
}
