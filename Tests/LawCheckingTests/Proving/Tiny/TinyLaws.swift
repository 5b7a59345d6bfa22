import TestSupport

@testable import LawChecking

/// The essential laws of one port of a tiny machine, judged from a state that it is in.
enum TinyLaw: CaseIterable {
  case getSet, setGet, setSet, tapTwice, readTransparent, coherentReads, coherentSets, conforms

  /// Whether the law is upheld from every one of some states, for every port, through fresh
  /// bindings and through held ones.
  func holds(on machine: any TinyMachine, from states: [Int]) -> Bool {
    states.allSatisfy { state in
      (0..<machine.shape.ports).allSatisfy { port in
        [false, true].allSatisfy { isHeld in
          TinyMoment(machine, state, port, isHeld).map(isUpheld) ?? true
        }
      }
    }
  }

  private func isUpheld(_ moment: TinyMoment) -> Bool {
    let values = [0, 1]
    switch self {
    case .getSet:
      let read = moment.after([]).read()
      return moment.base([.get(), .set(read)]) == moment.base([])
    case .setGet: return values.allSatisfy { moment.after([.set($0)]).read() == $0 }
    case .setSet:
      return values.allSatisfy { first in
        values.allSatisfy { moment.base([.set(first), .set($0)]) == moment.base([.set($0)]) }
      }
    case .tapTwice: return moment.base([.tap(), .tap()]) == moment.base([])
    case .readTransparent:
      return values.allSatisfy { moment.base([.get(), .set($0)]) == moment.base([.set($0)]) }
    case .coherentReads: return moment.after([]).read() == moment.fresh.after([]).read()
    case .coherentSets:
      return values.allSatisfy { moment.base([.set($0)]) == moment.fresh.base([.set($0)]) }
    case .conforms: return moment.after([]).read() == moment.base([])
    }
  }
}

/// A state of a machine with one of its ports, fresh or held, from which a law's program is run.
struct TinyMoment {
  private let machine: any TinyMachine
  private let state, port: Int
  private let isHeld: Bool

  /// `nil` where the port is not there, is not held, or its inputs are not among the machine's.
  init?(_ machine: any TinyMachine, _ state: Int, _ port: Int, _ isHeld: Bool) {
    (self.machine, self.state, self.port, self.isHeld) = (machine, state, port, isHeld)
    machine.state = state
    guard machine.shape.isPresent(port, in: machine.baseNumber) else { return nil }
    if isHeld && machine.since[port] < 0 { return nil }
  }

  /// The same through a binding derived for it.
  var fresh: TinyMoment { TinyMoment(machine, state, port, false) ?? self }

  /// Carries out inputs from the state.
  func after(_ inputs: [Input]) -> TinyMoment {
    machine.state = state
    for input in inputs { _ = perform(input) }
    return self
  }

  /// What the port reads now.
  func read() -> Int { perform(.get()).reading - 1 }

  /// Which base inputs lead to.
  func base(_ inputs: [Input]) -> Int {
    _ = after(inputs)
    return machine.baseNumber
  }

  private func perform(_ input: Input) -> Observation {
    let whole = input.at(port, isHeld: isHeld)
    guard let number = machine.shape.inputs.firstIndex(of: whole), machine.isPossible(number)
    else { return Observation(base: machine.baseNumber) }
    return machine.perform(number)
  }
}

extension Input {
  fileprivate static func get() -> Input { Input(.get) }
  fileprivate static func set(_ value: Int) -> Input { Input(.set, value: value) }
  fileprivate static func tap() -> Input { Input(.tap) }
}
