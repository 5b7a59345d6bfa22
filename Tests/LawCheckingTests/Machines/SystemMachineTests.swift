import TestSupport

@testable import LawChecking

@Suite struct `A machine of a system` {
  private func machine<System: BindingSystem>(
    _ system: System.Type, _ start: System.Model.Base
  ) throws -> SystemMachine<System> {
    let table = ModelTable(try World(System.model))
    let machine = SystemMachine(table) { System(source: $0) }
    machine.begin(in: table.state(of: start))
    return machine
  }

  @Test func `follows an operation in the model, whatever the system does`() throws {
    let machine = try machine(ErasingPages.self, .b)
    machine.perform(.set(Handle(.a, index: 0), false))
    #expect(machine.base == nil)
    #expect(machine.predicted == .b)
  }

  @Test func `counts writes from its last mark on`() throws {
    let machine = try machine(LawfulPages.self, nil)
    machine.perform(.set(Handle(.a, index: 0), true))
    #expect(machine.writes.map(\.base) == [.a])
    machine.mark()
    #expect(machine.before == .a)
    #expect(machine.writes.isEmpty)
  }

  @Test func `reads through a held binding only once it is held`() throws {
    let machine = try machine(LawfulPages.self, .a)
    let handle = Handle(Page.a, index: 0)
    #expect(machine.read(handle.held) == nil)
    machine.perform(.hold(handle))
    machine.perform(.write(.b))
    #expect(machine.read(handle.held) == false)
  }

  @Test func `has no rendering of a system that is no control`() throws {
    let machine = try machine(LawfulPages.self, .a)
    #expect(machine.rendering(Handle(.a, index: 0)) == "")
    #expect(machine.expectedRendering(Handle(.a, index: 0)) == nil)
    #expect(machine.tapTransaction == nil)
  }
}
