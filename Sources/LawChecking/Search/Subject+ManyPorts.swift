import BindingGenerators
import BindingLaws

// Cases about several ports at once, which no search draws by chance. They are built and not drawn; what they consist of
// could be drawn, so that a failing one is simplified as any other.

extension Subject {
  /// Cases that set each value beyond the lists at each port that takes it, a case for each value: other ports are set
  /// to others in it.
  ///
  /// They are for the law that judges every step.
  var casesOfOtherValues: [Case] {
    let first = transitions.listedValues
    let count = transitions.keptValues - first
    let start = fullestStart
    let ports = portsPresent(in: start)
    let base = space.table.base(of: start)
    let most = min(ports.count, maximumLength)
    return (0..<count).map { number in
      var testCase = Case(start: start)
      for place in 0..<most {
        let index = (number * most + place) % ports.count
        // As far apart as the values of one case in a tour.
        let value = first + (number + 17 * index) % count
        if model.accepts(space.table.values[value], at: space.table.ports[ports[index]], in: base) {
          testCase.operations.append(OperationCode(.set, port: ports[index], value: value))
        }
      }
      return testCase
    }
  }

  /// Cases that set some port to one of a few values, again and again, so that they come to what the list of bases has
  /// no room for; the law's program follows, if it is about one set.
  ///
  /// - Parameter count: How many.
  func casesOfManySets(_ count: Int) -> LazyMapSequence<Range<Int>, Case> {
    let seed = Seed.ofTheSystem.child(named: "many sets")
    let start = fullestStart
    return (0..<count).lazy.map { number in
      var random = SplitMix64(seed: seed.child(number).value)
      var testCase = Case(start: start)
      var state = start
      for _ in 0..<maximumLength {
        guard let set = someSet(in: state, from: &random) else { break }
        testCase.operations.append(set)
        state = next(state, set)
      }
      if !variables.isEmpty, let last = testCase.operations.popLast() {
        testCase.variables[.p] = last.place.number
        testCase.variables[.a] = last.value
      }
      return testCase
    }
  }

  /// A set that changes something: at any port, of one of the first few values that it takes.
  private func someSet(in state: Int, from random: inout SplitMix64) -> OperationCode? {
    let ports = portsPresent(in: state)
    if ports.isEmpty { return nil }
    let base = space.table.base(of: state)
    for _ in 0..<Self.mostTries {
      let port = ports[below(ports.count, &random)]
      let values = (0..<transitions.listedValues).lazy
        .filter { model.accepts(space.table.values[$0], at: space.table.ports[port], in: base) }
        .prefix(Self.fewValues)
      guard let value = Array(values).randomElement(using: &random) else { continue }
      let set = OperationCode(.set, port: port, value: value)
      if next(state, set) != state { return set }
    }
    return nil
  }

  /// Three values are two that differ from the simplest; with more of them fewer cases would have the same ones.
  private static var fewValues: Int { 3 }
  /// How often a set that changes nothing is chosen again: of sets to two values one in two changes something.
  private static var mostTries: Int { 16 }

  /// The first start in which most ports are there.
  private var fullestStart: Int {
    let starts = starts ?? [0]
    let counts = starts.map { portsPresent(in: $0).count }
    return zip(starts, counts).first { $1 == counts.max() }?.0 ?? 0
  }

  private func portsPresent(in state: Int) -> [Int] {
    (0..<transitions.ports).filter { isPresent($0, in: state) }
  }
}

private func below(_ bound: Int, _ random: inout SplitMix64) -> Int {
  Int(random.next() >> 33) % bound
}
