import BindingGenerators
import BindingLaws
import LawChecking

/// W5: how long it takes to read a typed trace of 50 operations, and to read and run it.
struct Reading: Encodable {
  let law: String
  /// How many ports the model has.
  let ports: Int
  let operations: Int
  /// Milliseconds of processor time for a trace that is read.
  let read: Double
  /// The same with its run and with all that is reported of it, which leads the system afresh for every
  /// step.
  let reported: Double

  /// The same traces under some laws, on three ports of texts and on eight tags.
  static func measure() throws -> [Reading] {
    let laws: [Law] = [
      .getSet, .setSet, .conforms, .coherent,
    ]
    let texts = Spelling(start: #"["", "", ""]"#) { "\"text \($0 % 7)\"" }
    let tags = Spelling(start: "nil") { $0 % 3 == 0 ? "off" : "on" }
    return try laws.map { try measure(ThreeTexts.self, $0, texts) }
      + laws.map { try measure(EightTags.Lawful.self, $0, tags) }
  }

  /// How bases and values are written.
  private struct Spelling {
    let start: String
    let value: (Int) -> String
  }

  private static func measure<System: BindingSystem>(
    _ system: System.Type, _ law: Law, _ spelling: Spelling
  ) throws -> Reading {
    let trace = lines(on: System.Model.self, law, spelling).joined(separator: "; ")
    let table = ModelTable(try World(System.Model.self))
    let space = law.statement(for: System.Model.self).map {
      CaseSpace(of: $0, on: table, maximumLength: operations)
    }
    let read = try milliseconds { _ = try space?.cases(written: trace, law: law.id) }
    let checker = try LawChecker(system)
    var verdict: Verdict?
    let reported = try milliseconds {
      verdict = try checker.replay(.trace(trace), obeying: law).verdict
    }
    precondition(verdict?.kind == .upheld)
    return Reading(
      law: law.id, ports: System.Model.ports.count, operations: operations, read: read,
      reported: reported)
  }

  private static let operations = 50

  /// A start, operations of all kinds, and what the law does at the end.
  private static func lines<M: ReferenceModel>(
    on model: M.Type, _ law: Law, _ spelling: Spelling
  ) -> [String] {
    let ports = M.ports.map { portText($0) }
    let program =
      switch law.id {
      case Law.getSet.id: ["echo \(ports[1])"]
      case Law.setSet.id: [1, 2].map { "set \(ports[1]) \(spelling.value($0))" }
      default: [String]()
      }
    let count = operations - program.count
    return ["start \(spelling.start)"]
      + (0..<count).map { number in
        let port = ports[number % ports.count]
        return switch number % 5 {
        case 0: "hold \(port)"
        case 1: "get held \(ports[(number - 1) % ports.count])"
        case 2: "echo \(port)"
        default: "set \(port) \(spelling.value(number))"
        }
      } + program
  }

  /// The median of some runs.
  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    try (0..<9).map { _ in try cpuSeconds(body) * 1000 }.median
  }
}

/// Three texts that are generated, with a binding of two closures each.
struct ThreeTexts: BindingSystem {
  enum Model: ReferenceModel {
    static var ports: [Int] { [0, 1, 2] }
    static func isPresent(_ port: Int, in base: [String]) -> Bool { port < base.count }
    static func get(_ port: Int, in base: [String]) -> String { base[port] }
    static func set(_ value: String, at port: Int, in base: [String]) -> [String] {
      var texts = base
      texts[port] = value
      return texts
    }
  }

  struct Binding: BindingProtocol {
    let get: () -> String
    let set: (String) -> Void

    var wrappedValue: String {
      get { get() }
      nonmutating set { set(newValue) }
    }
  }

  let source: Source<[String]>

  func binding(_ port: Int) -> Binding {
    Binding(get: { source.value[port] }, set: { source.value[port] = $0 })
  }
}
