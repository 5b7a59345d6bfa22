import BindingLaws
import LawfulBindings

extension Source<Int> {
  /// Returns degrees over kelvins.
  ///
  /// A reading counts from one zero, and a set from another. Nothing colder than 0 K is taken.
  fileprivate func degrees(reading readZero: Int, setting setZero: Int) -> HeadlessBinding<Int> {
    binding.map({ $0 &- readZero }, back: { $0 < -273 ? nil : $0 &+ setZero })
  }
}

/// A system of degrees over a base in kelvins.
protocol DegreesSystem: SingleSystem where Model == ConversionModel<Int, Int> {}

extension DegreesSystem {
  /// A model of any temperature in kelvins, read in degrees Celsius.
  ///
  /// The model accepts nothing colder than 0 K. Its systems repeat the numbers.
  static var model: Model {
    ConversionModel { kelvins in
      kelvins &- 273
    } stores: { degrees in
      degrees < -273 ? nil : degrees &+ 273
    }
  }
}

/// Degrees Celsius over a base in kelvins, there and back.
///
/// The base is any number.
struct CelsiusOverKelvin: DegreesSystem {
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { source.degrees(reading: 273, setting: 273) }
}

/// Degrees that are converted when they are read, and stored without conversion.
///
/// Readings and rejections are right, and the last set wins.
struct OneWayConversion: DegreesSystem {
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { source.degrees(reading: 273, setting: 0) }
}

/// Degrees that are stored on one scale, and read on another.
///
/// Writes are right. Readings count from 255 K, where Fahrenheit's scale has its zero.
struct CrossedScales: DegreesSystem {
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { source.degrees(reading: 255, setting: 273) }
}
