import BindingGenerators
import BindingLaws
import LawChecking
import Testing

/// What counts as the same need not go on to count as the same: a proof that puts the system back into
/// the model's base before each operation would not see where it drifts to.
@Suite struct `A system that drifts` {
  private let seeds = (1...8).map { Seed($0) }

  @Test func `by what a conversion loses is never proved to conform`() throws {
    for seed in seeds {
      #expect(try check(Thermostat.self, obeys: .conforms, options: options(seed))?.kind == .broken)
    }
  }

  @Test func `within a tolerance is never proved to conform`() throws {
    for seed in seeds {
      #expect(try check(Nudging.self, obeys: .conforms, options: options(seed))?.kind == .broken)
    }
  }

  private func options(_ seed: Seed) -> CheckOptions {
    var options = CheckOptions()
    options.seed = seed
    return options
  }
}

/// Keeps whole degrees Celsius and shows whole degrees Fahrenheit: to write back what is shown loses a
/// degree each time, and one degree less counts as the same.
private struct Thermostat: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  typealias Example = Int
  typealias Stored = Int

  static var stored: [Int] { Array(0...5) }
  static var examples: [Int] { [32, 33, 35, 37, 39, 41] }
  static func convert(_ celsius: Int) -> Int { celsius * 9 / 5 + 32 }
  static func restore(_ fahrenheit: Int) -> Int? { (fahrenheit - 32) * 5 / 9 }
  static var loss: Loss { .modulo }

  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(
      get: { Self.convert(source.value) },
      set: { if let celsius = Self.restore($0) { source.value = celsius } })
  }
}

/// A level that moves up a little when it is set to what it is.
private struct Nudging: BindingSystem {
  enum Model: ReferenceModel {
    typealias Port = SinglePort
    static var bases: [Int]? { Array(0...5) }
    static var values: [Int]? { bases }
    static var mayReject: Bool { false }
    static func get(_ port: SinglePort, in base: Int) -> Int { base }
    static func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { value }
    static func areEquivalent(_ value: Int, _ owed: Int) -> Bool { abs(value - owed) <= 2 }
    static func areEquivalent(bases base: Int, _ owed: Int) -> Bool { abs(base - owed) <= 2 }
  }

  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(
      get: { source.value },
      set: { source.value = $0 == source.value ? min(5, $0 + 1) : $0 })
  }
}
