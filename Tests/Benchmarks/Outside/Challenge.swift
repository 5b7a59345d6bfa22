import BindingGenerators
import BindingLaws

/// A property that some generated values falsify, after a challenge of jlink/shrinking-challenge.
protocol Challenge: SendableMetatype {
  associatedtype Value: Equatable
  static var name: String { get }
  /// The published smallest value that falsifies the property, in the trace language.
  static var minimum: String { get }
  static var generator: Generator<Value> { get }
  static func holds(_ value: Value) -> Bool
  /// The report of Hypothesis.
  static var hypothesis: Report? { get }
  /// The report of jqwik.
  static var jqwik: Report { get }
  /// The report of Exhaust, on a thousand runs. The other reports are on a hundred.
  static var exhaust: Report { get }
}

/// The report of another framework on a challenge.
struct Report: Codable {
  /// The mean number of runs that simplify a value.
  let runs: Double
  /// The number of distinct final values.
  let finals: Int
}

extension Challenge {
  static var hypothesis: Report? { nil }
}

/// A value of a challenge.
struct Sample<C: Challenge>: Equatable, Arbitrary, CustomStringConvertible {
  let value: C.Value

  static var arbitrary: Generator<Sample> { C.generator.map { Sample(value: $0) } }
  var description: String { traceText(value) }
}

/// A cell whose setter drops what falsifies the property.
///
/// So the cell breaks `set-get` exactly at such a value.
struct DroppingCell<C: Challenge>: BindingSystem {
  static var model: CellModel<Sample<C>> { CellModel() }
  let source: Source<Sample<C>>

  func binding(_: SinglePort) -> ClosureBinding<Sample<C>> {
    ClosureBinding(
      get: { source.value }, set: { if C.holds($0.value) { source.value = $0 } })
  }
}
