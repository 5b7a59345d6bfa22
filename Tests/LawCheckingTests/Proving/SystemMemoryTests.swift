import BindingGenerators
import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `What is known of a memory` {
  private func memory<System: BindingSystem>(
    of system: System.Type, _ options: CheckOptions = CheckOptions()
  ) throws -> SystemMemory {
    SystemMemory(try LocalChecker(system, options: options).subject, options)
  }

  @Test func `is how far none was seen`() throws {
    let memory = try memory(of: LawfulPages.self)
    #expect(memory.level == .init(1, .counted))
    #expect(memory.divergence == nil)
    #expect(memory.sequences > 1_000)
    #expect(memory.evidence > 0)
  }

  @Test func `is the smallest history that shows one`() throws {
    let memory = try memory(of: SecondSetLost.self)
    #expect(memory.level == nil)
    #expect(memory.words == ["start off", "set value on", "write off", "set value on"])
    #expect(memory.shown(against: .historyIndependent)?.depth == 2)
    #expect(memory.shown(against: .coherent) == nil)
  }

  @Test func `is nothing where there is too much to look at`() throws {
    var options = CheckOptions()
    options.memoryDepth = 0
    #expect(try memory(of: LawfulPages.self, options).level?.k == 0)
    #expect(try memory(of: Texts.self).level == nil)
    #expect(try memory(of: Texts.self).sequences == 0)
  }
}

/// A flag whose second set is lost.
private struct SecondSetLost: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let sets = Count()

  private final class Count { var number = 0 }

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { source.value },
      set: {
        sets.number += 1
        if sets.number != 2 { source.value = $0 }
      })
  }
}

/// A text, of which there are too many to list.
private struct Texts: BindingSystem {
  typealias Model = CellModel<String>
  let source: Source<String>

  func binding(_ port: SinglePort) -> Accessor<String> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}
