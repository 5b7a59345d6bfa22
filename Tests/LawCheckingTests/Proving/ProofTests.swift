import TestSupport

@Suite struct `A proof` {
  @Test(
    "is not claimed of a system whose actions remember",
    arguments: [
      Law.conforms, .setGet, .coherent,
    ] as [Law])
  func memory(_ law: Law) throws {
    #expect(try check(Committing.self, obeys: law)?.kind == .upheld)
  }

  @Test func `is not given where extra reads show`() throws {
    let verdict = try check(Committing.self, obeys: .readTransparent)
    #expect(verdict?.kind == .broken)
    #expect(
      verdict?.counterexample?.trace == ["start off", "set it off", "write on", "act commit"])
  }
}

/// A form that commits the flag that it read last.
private struct Committing: BindingSystem {
  enum Model: WholeModel {
    enum Port: CaseIterable { case it }
    enum Action: CaseIterable { case commit }
    static var bases: [Bool]? { [false, true] }
    static var values: [Bool]? { [false, true] }
    static var actions: [Action] { Action.allCases }
    static func apply(_ action: Action, to base: Bool) -> Bool { base }
  }

  final class Memory { var flag: Bool? }

  let source: Source<Bool>
  let read = Memory()

  func binding(_ port: Model.Port) -> Accessor<Bool> {
    Accessor(
      get: {
        read.flag = source.value
        return source.value
      },
      set: {
        read.flag = $0
        source.value = $0
      })
  }

  func perform(_ action: Model.Action, on source: Source<Bool>) {
    source.rewrite(read.flag ?? source.base)
  }
}
