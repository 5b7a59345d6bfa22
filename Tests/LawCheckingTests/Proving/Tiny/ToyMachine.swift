import TestSupport

@testable import LawChecking

/// A source that notes whether it was read, and what was written.
final class ToySource {
  var base = 0
  var hasRead = false
  /// The writes as digits of a number to the base 100: each is one more than the base that was written.
  ///
  /// No toy has as many as 99 bases. So different lists of writes have different numbers, and none has 0.
  var writes = 0
  /// The reaction of a store to external writes.
  var afterExternalWrite: () -> Void = {}

  var value: Int {
    get {
      hasRead = true
      return base
    }
    set {
      base = newValue
      writes = writes * 100 + newValue + 1
    }
  }
}

/// A binding to read and set.
struct ToyBinding {
  let get: () -> Int
  let set: (Int) -> Void
}

/// A machine of a few lines of code, as users write them.
///
/// The code makes, for each source, a function that derives the binding of a port.
final class ToyMachine: ProofMachine {
  typealias System = (_ port: Int) -> ToyBinding

  let shape: MachineShape
  private let makeSystem: (ToySource) -> System
  private var source = ToySource()
  private var system: System
  private var held: [Int: ToyBinding] = [:]

  init(_ shape: MachineShape, _ make: @escaping (ToySource) -> System) {
    self.shape = shape
    makeSystem = make
    system = make(source)
  }

  /// Returns a machine of one flag.
  static func flag(_ make: @escaping (ToySource) -> System) -> ToyMachine {
    ToyMachine(
      MachineShape(bases: 2, ports: 1, inputs: Array(ports: 1, values: 2)) { _, _ in true }, make)
  }

  /// Returns a machine of two flags: the first is the lower bit of the base.
  static func flags(_ make: @escaping (ToySource) -> System) -> ToyMachine {
    ToyMachine(
      MachineShape(bases: 4, ports: 2, inputs: Array(ports: 2, values: 2)) { _, _ in true }, make)
  }

  /// Returns a machine of three flags over a selection of one tag at most: base 0 is none.
  static func tags(_ make: @escaping (ToySource) -> System) -> ToyMachine {
    ToyMachine(
      MachineShape(bases: 4, ports: 3, inputs: Array(ports: 3, values: 2)) { _, _ in true }, make)
  }

  /// Returns a machine of flags that are gone in base 0: the others are off and on.
  static func optionals(ports: Int = 1, _ make: @escaping (ToySource) -> System) -> ToyMachine {
    ToyMachine(
      MachineShape(bases: 3, ports: ports, inputs: Array(ports: ports, values: 2)) { _, base in
        base != 0
      }, make)
  }

  var baseNumber: Int { source.base }

  func make(in base: Int, isHolding: Bool) -> Bool {
    source = ToySource()
    source.base = base
    system = makeSystem(source)
    held = [:]
    for port in 0..<shape.ports where isHolding && shape.isPresent(port, in: base) {
      held[port] = system(port)
    }
    return source.hasRead
  }

  func rewrite(_ base: Int) {
    source.base = base
    source.afterExternalWrite()
  }

  func perform(_ input: Int) -> Observation {
    source.hasRead = false
    source.writes = 0
    let reading = carryOut(shape.inputs[input])
    return Observation(
      reading: reading, writes: source.writes, base: source.base, hasRead: source.hasRead)
  }

  /// Carries out an input, and returns the number of the value that was read, plus 1.
  ///
  /// 0 means that nothing was read.
  private func carryOut(_ input: Input) -> Int {
    if input.kind == .write {
      rewrite(input.operand)
      return 0
    }
    guard let binding = input.isHeld ? held[input.port] : system(input.port) else { return 0 }
    switch input.kind {
    case .get: return binding.get() + 1
    case .set: binding.set(input.operand)
    case .tap: binding.set(1 - binding.get())
    case .hold: held[input.port] = binding
    // A toy has no rendering of its own: an input without a kind reads nothing.
    default: break
    }
    return 0
  }
}
