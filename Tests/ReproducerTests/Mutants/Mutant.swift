import TestSupport

@testable import BindingGenerators
@testable import LawChecking
@testable import UnrulyReproducer

/// A case that was spelled by chance: nearly right, or right and strange.
struct Mutant: CustomStringConvertible {
  /// A system, most often one that crashes, and the sizes of its world.
  struct Victim {
    let name: String
    let sizes: [Int]
    let ports: [String]

    /// The number of listed bases, or 0 if they are generated.
    var bases: Int { sizes[1] }
    var isListed: Bool { bases > 0 }
  }

  let victim: Victim
  let law: String
  /// The arguments that name the case.
  let arguments: [String]
  var description: String { arguments.joined(separator: " ") }

  /// Makes a mutant, of six kinds in turn.
  init(_ number: Int) {
    var chance = Chance(number)
    let victim = chance.of(Victim.all)
    let laws = ["set-get", "get-set", "coherent", "fresh", "conforms"]
    let law = chance.of(laws + (victim.ports.count > 1 ? ["disjoint-sets-commute"] : []))
    self.victim = victim
    self.law = law
    switch number % 6 {
    case 0: arguments = [chance.edited(chance.token(law, victim), "/0AZvé")]
    case 1, 2: arguments = [chance.token(law, victim)]
    case 3: arguments = [chance.written(law, victim)]
    default:
      let trace = chance.trace(law, victim)
      let text = number % 6 == 4 ? trace : chance.edited(trace, " ;\"3\\\n{é-")
      arguments = ["--system", victim.name, "--law", law, "--trace", text]
    }
  }
}

extension Mutant.Victim {
  /// All victims, except models that hang: each of their cases takes a second.
  static let all =
    fatalSystems.map(\.name).filter { !$0.hasPrefix("Misleading<EndlessLoop") }.map { name in
      name.hasPrefix("Fatal")
        ? Self(name: name, sizes: [2, 16, 4, 1], ports: ["low", "high"])
        : Self(name: name, sizes: [1, 0, 4, 1], ports: ["cell"])
    } + [Self(name: UnrulyCheck.quoted, sizes: [1, 4, 4, 0], ports: ["cell"])]
}

/// A source of random numbers and texts, which are the same for the same number.
struct Chance {
  private var random: SplitMix64

  init(_ number: Int) { random = SplitMix64(seed: UInt64(number)) }

  mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func of<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Draws a word that is most often small, and sometimes as large as possible.
  private mutating func word() -> UInt64 {
    let bits = of([2, 2, 2, 3, 5, 17, 41, 64])
    return random.next() >> UInt64(64 - bits)
  }
}

// MARK: - Tokens

extension Chance {
  /// Makes a token whose checksum fits, so that its case is read.
  mutating func token(_ law: String, _ victim: Mutant.Victim) -> String {
    var sizes = victim.sizes
    if number(below: 20) == 0 { sizes[number(below: 4)] = number(below: 300) }
    return Token(
      law: law, system: victim.name, sizes: sizes, reading: 0, testCase: testCase(law, victim)
    ).description
  }

  /// Makes a token of any words.
  mutating func written(_ law: String, _ victim: Mutant.Victim) -> String {
    var words = testCase(law, victim).encoded
    for _ in 0...number(below: 3) {
      let place = number(below: words.count)
      switch number(below: 4) {
      case 0: words[place] = word()
      case 1: words.remove(at: place)
      case 2: words.insert(words[place], at: place)
      default: words.swapAt(place, number(below: words.count))
      }
      if words.isEmpty { words = [0] }
    }
    return Token.text(law, victim.name, (victim.sizes + [0]).map { UInt64($0) } + words)
  }

  /// Makes a case that is nearly always one of the law and of the world.
  private mutating func testCase(_ law: String, _ victim: Mutant.Victim) -> Case {
    var testCase = Case(start: victim.isListed ? number(below: victim.bases) : 0)
    testCase.ownBases =
      victim.isListed ? [] : [of([.drawn([word()]), .written("\(number(below: 4))")])]
    testCase.variables = variables(law, victim)
    var held = [testCase.place(.p), testCase.place(.q)].compactMap {
      $0?.isHeld == true ? $0?.port : nil
    }
    if law == "conforms" && number(below: 2) == 0 {
      testCase.operations = [OperationCode(.holdAll)]
      held = Array(victim.ports.indices)
    }
    for _ in 0..<number(below: 8) {
      let code = operation(victim, holding: held)
      if code.kind == .hold { held.append(code.port) }
      testCase.operations.append(code)
    }
    return testCase
  }

  private mutating func variables(_ law: String, _ victim: Mutant.Victim) -> Case.Numbers {
    var variables = Case.Numbers()
    let port = number(below: victim.ports.count)
    if !["coherent", "conforms"].contains(law) || number(below: 20) == 0 {
      variables[.p] = 2 * port + (law == "fresh" || number(below: 4) == 0 ? 1 : 0)
    }
    if law == "set-get" { variables[.a] = number(below: 4) }
    if law == "disjoint-sets-commute" {
      variables[.q] = 2 * (1 - port) + (number(below: 4) == 0 ? 1 : 0)
      variables[.a] = number(below: 4)
      variables[.b] = number(below: 4)
    }
    return variables
  }

  private mutating func operation(_ victim: Mutant.Victim, holding held: [Int]) -> OperationCode {
    var code = OperationCode(of([.set, .set, .echo, .write, .act, .hold, .get]))
    let isHeld = code.kind != .hold && !held.isEmpty && number(below: 2) == 0
    if code.kind.hasPort {
      code.port = isHeld ? of(held) : number(below: victim.ports.count)
      code.isHeld = isHeld
    }
    if code.kind == .set { code.value = number(below: 4) }
    if code.kind == .write { code.value = victim.isListed ? number(below: victim.bases) : 0 }
    return code
  }
}

// MARK: - Traces

extension Chance {
  /// Makes a trace that can be read, except perhaps the steps of the law at its end.
  mutating func trace(_ law: String, _ victim: Mutant.Victim) -> String {
    var steps = ["start \(number(below: 4))"]
    let port = of(victim.ports)
    steps += law == "fresh" ? ["hold \(port)"] : victim.ports.map { "hold \($0)" }
    for _ in 0..<number(below: 8) { steps.append(step(victim, law)) }
    switch law {
    case "set-get": steps.append("set \(port) \(number(below: 4))")
    case "get-set": steps.append("echo \(port)")
    case "disjoint-sets-commute": steps += victim.ports.map { "set \($0) \(number(below: 4))" }
    default: break
    }
    return steps.joined(separator: "; ")
  }

  private mutating func step(_ victim: Mutant.Victim, _ law: String) -> String {
    let port = of(law == "fresh" ? [""] : ["", "held "]) + of(victim.ports)
    return switch number(below: 6) {
    case 0: "write \(number(below: 4))"
    case 1: "act turn"
    case 2: "get \(port)"
    case 3: "echo \(port)"
    default: "set \(port) \(number(below: 4))"
    }
  }

  /// Edits a text a few times: letters are replaced, removed, doubled or exchanged, or its end is cut.
  mutating func edited(_ text: String, _ alphabet: String) -> String {
    var letters = Array(text)
    for _ in 0...number(below: 3) where !letters.isEmpty {
      let place = number(below: letters.count)
      switch number(below: 6) {
      case 0: letters[place] = of(Array(alphabet))
      case 1: letters.remove(at: place)
      case 2: letters.insert(letters[place], at: place)
      case 3: letters.swapAt(place, number(below: letters.count))
      case 4: letters.insert(contentsOf: letters[..<place], at: place)
      default: letters.removeSubrange(place...)
      }
    }
    return String(letters)
  }
}
