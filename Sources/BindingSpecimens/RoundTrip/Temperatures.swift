import BindingLaws
import LawfulBindings

/// Any temperature in kelvins, read in degrees Celsius; nothing colder than 0 K is accepted.
enum Celsius: ConversionShape {
  static var examples: [Int] { [] }
  static func convert(_ kelvins: Int) -> Int { kelvins &- 273 }
  static func restore(_ degrees: Int) -> Int? { degrees < -273 ? nil : degrees &+ 273 }
}

/// Degrees Celsius over a base in kelvins, there and back; the base is any number.
struct CelsiusOverKelvin: BindingSystem {
  typealias Model = ConversionModel<Celsius>
  let source: Source<Int>

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> {
    source.binding.map({ $0 &- 273 }, back: { $0 < -273 ? nil : $0 &+ 273 })
  }
}

/// Degrees that are converted when they are read, and stored as they are.
///
/// It keeps what it reads and rejects, and that the last set wins.
struct OneWayConversion: BindingSystem {
  typealias Model = ConversionModel<Celsius>
  let source: Source<Int>

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> {
    source.binding.map({ $0 &- 273 }, back: { $0 < -273 ? nil : $0 })
  }
}

/// Degrees that are stored on one scale, and read on another.
///
/// What is written is right.
struct CrossedScales: BindingSystem {
  typealias Model = ConversionModel<Celsius>
  let source: Source<Int>

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> {
    source.binding.map({ $0 &- 255 }, back: { $0 < -273 ? nil : $0 &+ 273 })
  }
}
