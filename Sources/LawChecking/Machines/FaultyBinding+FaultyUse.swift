import BindingGenerators
import BindingLaws

extension FaultyBinding: FaultyUse {
  private var model: Wrapped.Model { system.subject.model }

  var ports: Int { system.subject.table.ports.count }
  var systemMemory: FaultMemory { system.memory }
  func noteEffect() { system.fault.effects.count += 1 }

  func read() -> Int { binding.map { system.values.number(of: $0.wrappedValue) } ?? simplest }
  func set(_ value: Int) { binding?.wrappedValue = system.values[value] }

  func tap() {
    var wrapped = system.wrapped
    var port = port
    system.hands?.tap(&wrapped, &port)
  }

  func rendering() -> String {
    var wrapped = system.wrapped
    var port = port
    return system.hands?.render(&wrapped, &port) ?? ""
  }

  var isDerived: Bool { binding != nil }
  func at(_ portNumber: Int) -> any FaultyUse {
    FaultyBinding(system, system.subject.table.ports[portNumber])
  }

  func remade(in base: Int) -> any FaultyUse {
    let source = Source(system.bases[base])
    return FaultyBinding(
      FaultySystem(source, around: system.subject, system.fault, like: system), port)
  }

  var base: Int { system.bases.number(of: system.source.present) }
  var start: Int { system.start }
  var writes: Int { system.source.writeCount }
  func readBase() -> Int { system.bases.number(of: system.source.value) }
  func write(_ base: Int) { system.source.overwrite(system.bases[base]) }
  func readStore() { system.source.readStore() }

  // No binding writes this, so nobody logs or notices it. A store has to be written itself: its source is
  // only a copy.
  func restore(_ base: Int) {
    let source = system.source
    let base = system.bases[base]
    if model.areEquivalent(bases: source.present, base) { return }
    noteEffect()
    if source.mirror == nil { source.rewrite(base) } else { source.overwrite(base) }
  }

  func isPresent(in base: Int) -> Bool { model.isPresent(port, in: system.bases[base]) }
  var expected: Int { system.values.number(of: model.get(port, in: system.source.present)) }

  func expectedBase(afterSetting value: Int) -> Int? {
    let value = system.values[value]
    let base = system.source.present
    guard isPresent, model.accepts(value, at: port, in: base) else { return nil }
    return system.bases.number(of: model.set(value, at: port, in: base))
  }

  var states: SwitchStates<Int>? { system.states }
  var simplest: Int { system.values.number(of: system.subject.world.values.simplest) }
  var otherBase: Int? {
    permitted.first { $0 != system.source.present }.map(system.bases.number)
  }
  var lastBase: Int? { permitted.last.map(system.bases.number) }

  private var permitted: LazyFilterSequence<[Wrapped.Model.Base]> {
    system.subject.world.bases.listed.lazy.filter(model.permits)
  }
}
