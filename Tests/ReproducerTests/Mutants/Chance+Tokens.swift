import TestSupport

@testable import BindingGenerators
@testable import LawChecking

extension Chance {
  /// Makes a token whose checksum fits, so that its case is read.
  mutating func token(_ law: String, _ victim: Mutant.Victim) -> String {
    var sizes = victim.sizes
    // One token in twenty is that of another world, which must be noticed.
    if number(below: 20) == 0 { sizes[number(below: 4)] = number(below: 300) }
    return Token(
      law: law, system: victim.name, sizes: sizes, reading: 0, testCase: testCase(law, victim)
    ).description
  }

  /// Makes a token of any words.
  mutating func tokenOfAnyWords(_ law: String, _ victim: Mutant.Victim) -> String {
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
    var testCase = Case(start: base(of: victim))
    if victim.listedBases == nil {
      testCase.ownBases = [of([.drawn([word()]), .written("\(number(below: 4))")])]
    }
    testCase.variables = variables(law, victim)
    let places = [testCase.place(.p), testCase.place(.q)].compactMap { $0 }
    var held = places.filter(\.isHeld).map(\.port)
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

  /// Draws the number of a base.
  ///
  /// Where bases are generated, a case has one of its own, which is number 0.
  private mutating func base(of victim: Mutant.Victim) -> Int {
    guard let listed = victim.listedBases else { return 0 }
    return number(below: listed)
  }

  /// Draws the variables that the law quantifies.
  private mutating func variables(_ law: String, _ victim: Mutant.Victim) -> Case.Numbers {
    var variables = Case.Numbers()
    let port = number(below: victim.ports.count)
    // These two laws speak about all ports, and have no `p`. One case in twenty has one nevertheless.
    if !["coherent", "conforms"].contains(law) || number(below: 20) == 0 {
      let isHeld = law == "fresh" || number(below: 4) == 0
      variables[.p] = OperationCode.Place(port: port, isHeld: isHeld).number
    }
    if law == "set-get" { variables[.a] = number(below: 4) }
    if law == "disjoint-sets-commute" {
      // The law is drawn only for victims of two ports.
      let other = OperationCode.Place(port: 1 - port, isHeld: number(below: 4) == 0)
      variables[.q] = other.number
      variables[.a] = number(below: 4)
      variables[.b] = number(below: 4)
    }
    return variables
  }

  /// Draws an operation, most often a set, through a held binding every other time that there is one.
  private mutating func operation(_ victim: Mutant.Victim, holding held: [Int]) -> OperationCode {
    var code = OperationCode(of([.set, .set, .echo, .write, .act, .hold, .get]))
    let isHeld = code.kind != .hold && !held.isEmpty && number(below: 2) == 0
    if code.kind.hasPort {
      code.port = isHeld ? of(held) : number(below: victim.ports.count)
      code.isHeld = isHeld
    }
    if code.kind == .set { code.value = number(below: 4) }
    if code.kind == .write { code.value = base(of: victim) }
    return code
  }
}
