import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `The memory of a system` {
  private func memory<System: BindingSystem>(
    of system: System.Type, _ options: CheckOptions = CheckOptions()
  ) throws -> SystemMemory {
    SystemMemory(try LocalChecker(system, options: options).subject, options)
  }

  @Test func `is known not to exist up to a level`() throws {
    let memory = try memory(of: LawfulPages.self)
    #expect(memory.level == .init(1, .counted))
    #expect(memory.divergence == nil)
    #expect(memory.sequences > 1_000)
    #expect(memory.evidence > 0)
  }

  @Test func `is shown by the smallest history`() throws {
    let memory = try memory(of: CopiedFault.self)
    #expect(memory.level == nil)
    #expect(memory.words == ["start off", "set value on", "write off", "set value on"])
    #expect(memory.shown(against: .historyIndependent)?.depth == 2)
    #expect(memory.shown(against: .coherent) == nil)
  }

  @Test func `is unknown if sets differ in a transaction`() throws {
    #expect(try memory(of: LostInTransactions.self).divergence == nil)
    #expect(try memory(of: LostInTransactions.self).level == nil)
    #expect(try memory(of: RewrittenInTransactions.self).divergence == nil)
    #expect(try memory(of: RewrittenInTransactions.self).level == nil)
  }

  @Test func `shows that an echo and a tap are a get and a set`() throws {
    let memory = try memory(of: Storing<Bool>.self)
    #expect(memory.areUsesComposed)
    #expect(memory.areHeldLikeFresh)
    #expect(memory.areReadsInert)
  }

  @Test func `tells a read that writes the same base from one that writes nothing`() throws {
    let memory = try memory(of: WritesTheSameWhenRead.self)
    #expect(memory.divergence == nil)
    #expect(!memory.areReadsInert)
    #expect(!memory.areUsesComposed)
  }

  @Test func `speaks only against laws that are tried where it is found`() {
    let tried = Set(LocalChecker.lawsAboutMemory.map(\.id))
    #expect(tried.isSuperset(of: SystemMemory.lawsInDoubt.map(\.id)))
  }

  @Test func `is sought to the depth asked, and not over texts`() throws {
    let options = CheckOptions().with(\.memoryDepth, 0)
    #expect(try memory(of: LawfulPages.self, options).level?.k == 0)
    #expect(try memory(of: TextField.self).level == nil)
    #expect(try memory(of: TextField.self).sequences == 0)
  }
}

/// A flag whose binding knows whether it is in a transaction.
private struct LabelledFlag: TransactionalBinding {
  let source: Source<Bool>
  let set: (_ isOn: Bool, _ label: String?) -> Void
  var label: String?

  var wrappedValue: Bool {
    get { source.value }
    nonmutating set { set(newValue, label) }
  }

  func inTransaction(_ label: String) -> LabelledFlag {
    LabelledFlag(source: source, set: set, label: label)
  }
}

/// A flag that ignores sets in a transaction.
private struct LostInTransactions: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> LabelledFlag {
    LabelledFlag(source: source) { isOn, label in
      if label == nil { source.value = isOn }
    }
  }
}

/// A flag that writes an unchanged value only in a transaction.
private struct RewrittenInTransactions: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> LabelledFlag {
    LabelledFlag(source: source) { isOn, label in
      if label != nil || isOn != source.value { source.write(isOn, transaction: label) }
    }
  }
}

/// A flag that each read writes as it is.
private struct WritesTheSameWhenRead: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: {
        source.value = source.value
        return source.value
      },
      set: { source.value = $0 })
  }
}
