import BindingGenerators
import Testing

@testable import LawChecking

@Suite struct `Two bits of memory` {
  @Test("are found by suites of four inputs, and by those of three unless they lie deeper",
    arguments: ["both bits", "two bits"])
  func depths(_ family: String) {
    var found: [Int: Int] = [:]
    for number in 0..<Truth.share(of: 16_000) {
      let machine = family == "both bits" ? Families.bothBits(number) : Families.twoBits(number)
      let expectations = Expectations(machine)
      guard let depth = Reachability(machine, expectations).depth else { continue }
      if depth >= 2 || number % 64 == 0 { 
      let isSeen = MemorySuite(machine, expectations, .init(2, .free), isSmallest: false).lapse != nil
      #expect(isSeen == (depth <= 2))
      if !isSeen {
        #expect(MemorySuite(machine, expectations, .init(3, .free), isSmallest: false).lapse != nil)
      }
      }
      found[depth, default: 0] += 1
    }
    print(family, found)
  }

  @Test func `are not all seen by evidence beside a suite of two inputs`() {
    var (all, left, ev) = (0, [Int](), 0)
    for number in 0..<Truth.share(of: 16_000) {
      let machine = Families.bothBits(number)
      let expectations = Expectations(machine)
      guard let depth = Reachability(machine, expectations).depth else { continue }
      all += 1
      if depth <= 1 { continue }
      ev += 1
      if Evidence(machine, expectations, seed: Seed(1)).lapse == nil { left.append(number) }
    }
    print("evidence", all, ev, left)
  }
}
