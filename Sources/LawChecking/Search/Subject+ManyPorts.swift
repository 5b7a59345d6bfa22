import BindingGenerators
import BindingLaws

// Cases about several ports at once, which a random search hardly ever draws. These cases are built, but they
// consist of operations that could be drawn. So a failing case is simplified like any other.

extension Subject {
  /// Cases that together set each value beyond the lists at each port that takes it.
  ///
  /// Each case sets different values at different ports. The cases are for the law that judges every step. If
  /// there are more ports than a case may have operations, not every value is set at every port.
  var casesOfOtherValues: [Case] {
    let first = transitions.listedValues
    let count = transitions.keptValues - first
    let start = fullestStart
    let ports = portsPresent(inListed: start)
    let base = base(listed: start)
    let setsPerCase = min(ports.count, maximumLength)
    return (0..<count).map { number in
      var testCase = Case(start: start)
      for place in 0..<setsPerCase {
        // Each case goes on at the port after the last one of the case before.
        let index = (number * setsPerCase + place) % ports.count
        // As in a tour of landmarks, 17 keeps the values of a case from being the same or neighbours.
        let value = first + (number + 17 * index) % count
        if model.accepts(self.value(listed: value), at: space.table.ports[ports[index]], in: base) {
          testCase.operations.append(OperationCode(.set, port: ports[index], value: value))
        }
      }
      return testCase
    }
  }

  /// Returns cases that set random ports to one of a few values, so that they reach bases that are not listed.
  ///
  /// If the law has a program, that is a set, and the last set becomes that of the program.
  ///
  /// - Parameter count: The number of cases.
  func casesOfManySets(_ count: Int) -> LazyMapSequence<Range<Int>, Case> {
    let seed = Seed.ofTheSystem.child(named: "many sets")
    let start = fullestStart
    return (0..<count).lazy.map { number in
      var random = SplitMix64(seed: seed.child(number).value)
      var testCase = Case(start: start)
      var state = start
      let meaning = newMeaning()
      for _ in 0..<maximumLength {
        guard let set = someSet(in: state, by: meaning, from: &random) else { break }
        testCase.operations.append(set)
        state = next(state, set, by: meaning)
      }
      if !variables.isEmpty, let last = testCase.operations.popLast() {
        testCase.variables[.p] = last.place.number
        testCase.variables[.a] = last.value
      }
      return testCase
    }
  }

  /// Returns a set that changes the state, at any port and of one of the first few values that the port takes.
  ///
  /// Nil if no port is there, or if no try finds such a set.
  private func someSet(
    in state: Int, by meaning: Meaning, from random: inout SplitMix64
  ) -> OperationCode? {
    let ports = (0..<transitions.ports).filter { isPresent($0, in: state, by: meaning) }
    if ports.isEmpty { return nil }
    let base = base(state, by: meaning)
    for _ in 0..<Self.mostTries {
      let port = ports[below(ports.count, &random)]
      let values = (0..<transitions.listedValues).lazy
        .filter { model.accepts(value(listed: $0), at: space.table.ports[port], in: base) }
        .prefix(Self.fewValues)
      guard let value = Array(values).randomElement(using: &random) else { continue }
      let set = OperationCode(.set, port: port, value: value)
      if next(state, set, by: meaning) != state { return set }
    }
    return nil
  }

  /// The number of values to choose from at each port.
  ///
  /// Three include two that differ from the simplest. With more values, fewer cases would share one.
  private static var fewValues: Int { 3 }
  /// The number of tries to find a set that changes the state.
  ///
  /// If a port has two values, every other set does: 16 tries all fail once in 65,536 times.
  private static var mostTries: Int { 16 }

  /// The first of the starts that have the most ports.
  private var fullestStart: Int {
    // Generated bases to start from have no list: 0 is the first of them.
    let starts = starts ?? [0]
    let most = starts.map { portsPresent(inListed: $0).count }.max()
    return starts.first { start in portsPresent(inListed: start).count == most } ?? 0
  }

  private func portsPresent(inListed base: Int) -> [Int] {
    (0..<transitions.ports).filter { isPresent($0, inListed: base) }
  }
}

/// Returns a random number below a bound.
///
/// It uses 31 bits, which fit an `Int` of any size. Another way changes the cases.
private func below(_ bound: Int, _ random: inout SplitMix64) -> Int {
  Int(random.next() >> 33) % bound
}
