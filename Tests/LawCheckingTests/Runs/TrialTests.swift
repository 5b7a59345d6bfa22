import BindingGenerators
import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `A trial` {
  private func trial<System: BindingSystem>(
    _ system: System.Type, _ start: System.Model.Base
  ) throws -> Trial<System> {
    let table = ModelTable(try World(System.Model.self))
    return Trial(table, start: start) { System(source: $0) }
  }

  @Test func `follows an operation in the model, whatever the system does`() throws {
    let trial = try trial(ErasingPages.self, .b)
    trial.perform(.set(Handle(.a, index: 0), false))
    #expect(trial.base == nil)
    #expect(trial.predicted == .b)
  }

  @Test func `marks the moment that writes are counted from`() throws {
    let trial = try trial(LawfulPages.self, nil)
    trial.perform(.set(Handle(.a, index: 0), true))
    #expect(trial.writes.map(\.base) == [.a])
    trial.mark()
    #expect(trial.before == .a)
    #expect(trial.writes.isEmpty)
  }

  @Test func `reads through a binding that is held only after it was`() throws {
    let trial = try trial(LawfulPages.self, .a)
    let handle = Handle(Page.a, index: 0)
    #expect(trial.read(handle.held) == nil)
    trial.perform(.hold(handle))
    trial.perform(.write(.b))
    #expect(trial.read(handle.held) == false)
  }

  @Test func `asks a system that is no control for no look`() throws {
    let trial = try trial(LawfulPages.self, .a)
    #expect(trial.rendering(Handle(.a, index: 0)) == "")
    #expect(trial.expectedRendering(Handle(.a, index: 0)) == nil)
    #expect(trial.tapTransaction == nil)
  }
}
