import BindingGenerators
import BindingLaws

/// What one port does when it is set in many bases, each time in a new system.
struct PortObservation<System: BindingSystem> {
  typealias Model = System.Model

  /// What a set leaves behind.
  struct Result {
    let base: Model.Base
    let value: Model.Value
  }

  let port: Model.Port
  /// The bases to set in: those listed, or some that are drawn; the port is present in each.
  let bases: [Model.Base]
  /// The values to set.
  let values: [Model.Value]

  init(_ port: Model.Port, _ world: World<Model>) {
    self.port = port
    bases = world.bases.sample(100).filter { Model.permits($0) && Model.isPresent(port, in: $0) }
    values = world.values.sample(12)
  }

  /// What is there after some sets through one binding; `nil` when none can be derived.
  func set(_ values: Model.Value..., in base: Model.Base) -> Result? {
    let source = Source(base, isLogging: false)
    guard let binding = System(source: source).binding(port).subject else { return nil }
    for value in values { binding.wrappedValue = value }
    return Result(base: source.base, value: binding.wrappedValue)
  }

  /// What is there after a set in a system that has been set often in other bases before.
  func setLate(_ value: Model.Value, in base: Model.Base, after others: [Model.Base]) -> Result? {
    let source = Source(base, isLogging: false)
    let system = System(source: source)
    for other in others {
      source.rewrite(other)
      for value in values { system.binding(port).subject?.wrappedValue = value }
      _ = system.binding(port).subject?.wrappedValue
    }
    source.rewrite(base)
    guard let binding = system.binding(port).subject else { return nil }
    binding.wrappedValue = value
    return Result(base: source.base, value: binding.wrappedValue)
  }

  func accepts(_ value: Model.Value, in base: Model.Base) -> Bool {
    Model.accepts(value, at: port, in: base)
  }
}

extension Pool {
  /// The listed elements, at most 1,000, or the simplest and as many drawn ones.
  fileprivate func sample(_ count: Int) -> [Element] {
    if self.count != nil { return Array(listed.prefix(1000)) }
    var choices = Choices(seed: Seed(0x5eed))
    return [simplest] + (0..<count).map { _ in draw(from: &choices) }
  }
}
