import BindingLaws
import LawChecking
import Testing

/// A profile tries the first bases and values alone, and a law may be broken by others.
@Suite struct `A profile` {
  @Test(
    "says no more than is left by a law that is broken",
    arguments: [
      ([], PortKind.veryWellBehaved), (["set-set"], .wellBehaved), (["set-get"], .lawless),
      (["get-set", "set-set"], .lawless), (["set-once"], .veryWellBehaved),
    ])
  func weakened(_ broken: [String], _ kind: PortKind) throws {
    var port = try #require(try LawChecker(ShortMenu.self).profile(isObserved: true).first)
    for law in broken { port.weaken(breaking: law) }
    #expect(port.kind == kind)
  }

  @Test func `keeps the kind of what it has not looked at`() throws {
    var port = try #require(try LawChecker(ShortMenu.self).profile(isObserved: false).first)
    port.weaken(breaking: "set-get")
    #expect(port.kind == nil)
  }
}

/// A menu of three.
private struct ShortMenu: BindingSystem {
  enum Model: ReferenceModel {
    static var bases: [Int]? { Array(0..<3) }
    static var values: [Int]? { bases }
    static func get(_ port: SinglePort, in base: Int) -> Int { base }
    static func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { value }
  }

  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}
