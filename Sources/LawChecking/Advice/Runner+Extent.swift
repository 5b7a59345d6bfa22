import BindingGenerators
import BindingLaws

/// How far a fault reaches: which other cases of the same operations fail, and what they share.
///
/// `Counterexample.advise` asks for it once the case is explained: its runs may renumber the table.
/// Reports print it: nothing may depend on the order of a set. `ReadingAFailure.md` says of which cases.
/// A new one of `Law.VariableNames` needs a place in `slots` or `ports`: else it never varies.
extension Runner {
  /// The extent of a failing case; `nil` where there are too many cases, or none can be run.
  func extent(of given: Case) -> Extent? {
    if !subject.looks || !subject.isFinite || subject.isConcurrent || subject.isTimed { return nil }
    // The recorder knows the failing case alone: these runs are not noted.
    var unnoted = self
    unnoted.subject.recorder = nil
    let slots = subject.slots(of: given)
    var choices: [[Int]] = [[]]
    for slot in slots {
      if choices.count * slot.numbers.count > Self.mostOfShape { return nil }
      choices = choices.flatMap { choice in slot.numbers.map { choice + [$0] } }
    }
    let own = slots.map { given[keyPath: $0.paths[0]] }
    let all = choices.compactMap { unnoted.shaped(given, slots, $0) }
    let (failing, passing) = (all.filter(\.isFailing), all.filter { !$0.isFailing })
    if failing.isEmpty { return nil }
    let nearest = passing.min { $0.distance(from: own) < $1.distance(from: own) }
    let (conditions, isExact) = conditions(failing, beside: passing)
    return Extent(
      failing: failing.count, cases: all.count, conditions: conditions, isExact: isExact,
      passing: nearest.map { nearest in
        slots.indices.filter { own[$0] != nearest.choice[$0] }.map {
          "\(slots[$0].name) = \(slots[$0].text(nearest.choice[$0]))"
        }
      } ?? [])
  }

  /// A count, not a time, so that every machine reports the same.
  private static var mostOfShape: Int { 1_000 }

  /// Runs a case of the shape; `nil` where the law does not speak about it.
  private func shaped(_ given: Case, _ slots: [Slot], _ choice: [Int]) -> Shaped? {
    let ports = zip(slots, choice).filter { $0.0.kind == .handle }.map(\.1)
    if Set(ports).count < ports.count { return nil }
    var other = given
    for (slot, number) in zip(slots, choice) {
      for path in slot.paths { other[keyPath: path] = number }
    }
    guard let permitted = try? subject.permitted(other) else { return nil }
    let run = run(permitted)
    if run.isRefused { return nil }
    return Shaped(
      choice: choice, isFailing: run.discrepancy != nil,
      facts: subject.facts(of: permitted, slots, choice))
  }

  /// Facts that are so in all that fail and in no other, none of which can be spared; where these do not
  /// tell them apart, all that are so.
  private func conditions(
    _ failing: [Shaped], beside passing: [Shaped]
  ) -> (conditions: [String], isExact: Bool) {
    var conditions = failing[0].facts.indices.compactMap { place -> Condition? in
      let seen = Set(failing.map { $0.facts[place].value })
      let others = Set(passing.map { $0.facts[place].value }).subtracting(seen)
      return Condition(place: place, name: failing[0].facts[place].name, seen, others)
    }
    let isExact = { (conditions: [Condition]) in
      passing.allSatisfy { shaped in conditions.contains { !$0.holds(of: shaped) } }
    }
    guard isExact(conditions) else { return (conditions.map(\.text), false) }
    for condition in conditions.sorted(by: { $0.text.count > $1.text.count }) {
      let fewer = conditions.filter { $0.place != condition.place }
      if isExact(fewer) { conditions = fewer }
    }
    return (conditions.map(\.text), true)
  }
}

/// A case of a shape, and what is so in it.
private struct Shaped {
  let choice: [Int]
  let isFailing: Bool
  /// What has a value, and which; no name where the value is a sentence by itself.
  let facts: [(name: String?, value: String)]

  func distance(from other: [Int]) -> Int { zip(choice, other).count { $0 != $1 } }
}

/// What is so in all failing cases, and not in all others.
private struct Condition {
  let place: Int
  let text: String
  private let seen: Set<String>

  /// `nil` where that says nothing, or takes many words.
  init?(place: Int, name: String?, _ seen: Set<String>, _ others: Set<String>) {
    if others.isEmpty || min(seen.count, others.count) > 2 { return nil }
    (self.place, self.seen) = (place, seen)
    let isFew = seen.count <= others.count
    let few = (isFew ? seen : others).sorted()
    let fact =
      few.count == 1
      ? "\(isFew ? "=" : "≠") \(few[0])"
      : "\(isFew ? "∈" : "∉") {\(few.joined(separator: ", "))}"
    text = name.map { "\($0) \(fact)" } ?? few[0]
  }

  func holds(of shaped: Shaped) -> Bool { seen.contains(shaped.facts[place].value) }
}

/// A place of a case that has other numbers in other cases of its shape.
private struct Slot {
  let name: String
  let kind: CaseField
  let numbers: [Int]
  /// What a number stands for.
  let text: (Int) -> String
  /// Where it stands in a case: what stands twice is the same in both places.
  let paths: [WritableKeyPath<Case, Int>]
}

extension Subject {
  /// The places of a case that may have other numbers.
  fileprivate func slots(of given: Case) -> [Slot] {
    let start = Slot(
      name: given.operations.isEmpty ? "s" : "start", kind: .base, numbers: starts ?? [],
      text: { traceText(space.table.base(of: $0)) }, paths: [\.start])
    let bound = given.bound(among: [.a, .b, .t]).map {
      slot("\($0)", $0.field, [\.[bound: $0]])
    }
    let operands = given.operations.indices.compactMap { step in
      given.operations[step].kind.operand.map {
        slot("the \($0) of step \(step + 1)", $0, [\.operations[step].value])
      }
    }
    return [start] + ports(of: given) + bound + operands
  }

  /// One slot for each port that the case uses, by the first name that it has.
  private func ports(of given: Case) -> [Slot] {
    let uses: [(name: String, path: WritableKeyPath<Case, Int>)] =
      given.bound(among: [.p, .q]).map { ("\($0)", \.[portOf: $0]) }
      + given.operations.indices.filter { given.operations[$0].kind.hasPort }.map {
        ("the port of step \($0 + 1)", \.operations[$0].port)
      }
    return uses.map { given[keyPath: $0.path] }.unique.map { port in
      let own = uses.filter { given[keyPath: $0.path] == port }
      return slot(own[0].name, .handle, own.map(\.path))
    }
  }

  private func slot(
    _ name: String, _ kind: CaseField, _ paths: [WritableKeyPath<Case, Int>]
  ) -> Slot {
    let count = kind == .handle ? transitions.ports : transitions.listed(kind)
    return Slot(
      name: name, kind: kind, numbers: Array(0..<count),
      text: { kind == .handle ? text(ofPort: $0) : space.table.element(kind, $0).text ?? "" },
      paths: paths)
  }

  /// What each place is, what the law's port reads in the start and before the law's program, and which of
  /// these are equal.
  fileprivate func facts(
    of given: Case, _ slots: [Slot], _ choice: [Int]
  ) -> [(name: String?, value: String)] {
    var known = zip(slots, choice).map { (name: $0.name, value: $0.text($1), kind: $0.kind) }
    if let port = given.place(.p)?.port {
      func read(_ base: String, _ state: Int) {
        let value =
          isPresent(port, in: state) ? text(ofValue: reading(port, in: state)) : "nothing"
        known.append(("get(p, \(base))", value, .value))
      }
      let start = start(of: given)
      if !given.operations.isEmpty { read("start", start) }
      read("s", given.operations.reduce(start) { next($0, $1) })
    }
    let relations = known.indices.flatMap { place in
      known[..<place].filter { $0.kind == known[place].kind && $0.kind != .handle }.map { one in
        "\(one.name) \(one.value == known[place].value ? "=" : "≠") \(known[place].name)"
      }
    }
    return known.map { ($0.name, $0.value) } + relations.map { (nil, $0) }
  }
}

extension Case {
  /// Which of these variables the law binds.
  func bound(among names: [Law.VariableNames]) -> [Law.VariableNames] {
    names.filter { variables[$0] != nil }
  }

  /// What a variable is bound to.
  subscript(bound name: Law.VariableNames) -> Int {
    get { variables[name] ?? 0 }
    set { variables[name] = newValue }
  }

  /// The port of what a variable is bound to, which stays held if it is; as `OperationCode.Place` has it.
  fileprivate subscript(portOf name: Law.VariableNames) -> Int {
    get { place(name)?.port ?? 0 }
    set { variables[name] = 2 * newValue + (place(name)?.isHeld == true ? 1 : 0) }
  }
}
