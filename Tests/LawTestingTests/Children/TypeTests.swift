import LawTesting
import TestSupport

/// A system of any kind of type.
///
/// It traps as it is set to 13 or more.
private protocol Unlucky: BindingSystem
where Model == IntegerCell, Derived == MyBinding<Int> {}

extension Unlucky {
  static var model: Model { IntegerCell() }

  func binding(_ port: OnlyPort) -> MyBinding<Int> {
    MyBinding(get: { 0 }, set: { precondition($0 < 13) })
  }
}

struct InternalSystem: Unlucky {
  init(source: Source<Int>) {}
}

private struct PrivateSystem: Unlucky {
  init(source: Source<Int>) {}
}

private struct GenericSystem<Element>: Unlucky {
  init(source: Source<Int>) {}
}

private final class PrivateClass: Unlucky {
  init(source: Source<Int>) {}
}

private struct Outer<Element> {
  struct Inner: Unlucky {
    init(source: Source<Int>) {}
  }
}

@Suite(.cases(60), .expecting(.totalOfUser, .crashed, because: "it is unlucky"))
struct `A type in a child process` {
  static let systems: [JudgedSystem.SystemType] = [
    InternalSystem.self, PrivateSystem.self, GenericSystem<[Int: String]>.self,
    GenericSystem<PrivateSystem>.self, PrivateClass.self, functionLocal(),
  ]

  @Test("is found again", arguments: systems)
  func type(_ system: JudgedSystem.SystemType) {
    let verdict = expect(system, obeys: .totalOfUser)
    #expect(verdict?.counterexample?.trace == ["start 0", "set cell 13"])
  }

  @Test func `within a generic type is refused in one sentence`() throws {
    let text = try onlyIssue { expect(Outer<Int>.Inner.self, obeys: .totalOfUser) }
    #expect(
      text.hasSuffix(
        "Inner cannot be made again in a child process; declare it as a type outside of generic "
          + "types"))
  }
}

private func functionLocal() -> any (BindingSystem & SendableMetatype).Type {
  struct Local: Unlucky {
    init(source: Source<Int>) {}
  }
  return Local.self
}
