import TestSupport

@testable import LawChecking

@Suite struct `The effort` {
  /// Returns the verdict on a small finite system that obeys the law.
  private func verdict(_ options: CheckOptions) throws -> Verdict {
    try #require(try check(LawfulPages.self, obeys: .setTwice, options: options))
  }

  @Test func `that is quick proves nothing`() throws {
    let options = CheckOptions().with(\.effort, .quick)
    let verdict = try verdict(options)
    #expect(verdict.kind == .upheld)
    #expect(verdict.cases == 100)
  }

  @Test func `that is thorough is ten times the normal one`() {
    let normal = CheckOptions()
    let thorough = CheckOptions().with(\.effort, .thorough)
    #expect(thorough.cases == 10 * normal.cases)
    #expect(thorough.proofLimit == 10 * normal.proofLimit)
    #expect(thorough.memoryLimit == 10 * normal.memoryLimit)
    #expect(thorough.certificationLimit == 10 * normal.certificationLimit)
  }

  @Test func `lowers all limits in proportion to fewer cases`() {
    // A hundredth of the 300 cases of normal effort.
    let options = CheckOptions(cases: 3)
    #expect(options.proofLimit == 40)
    #expect(options.memoryLimit == 80)
    #expect(options.certificationLimit == 50)
  }

  @Test func `of few cases proves nothing, and runs few`() throws {
    let few = try verdict(CheckOptions(cases: 3))
    #expect(few.kind == .upheld)
    #expect(few.executions < 20)
  }

  @Test func `does not lower a limit for more cases`() {
    #expect(CheckOptions(cases: 1_000).proofLimit == CheckOptions().proofLimit)
  }
}
