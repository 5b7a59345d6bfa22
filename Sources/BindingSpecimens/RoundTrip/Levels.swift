import BindingLaws
import LawfulBindings

/// A model of a level, which may also be set outside of 0 to 2.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
protocol LevelModel: ReferenceModel where Base == Int, Value == Int, Port == OnlyPort {}

extension LevelModel {
  var bases: [Int]? { [0, 1, 2, -1, 3].filter(permits) }
  var values: [Int]? { [0, 1, 2, -1, 3] }
  func get(_ port: OnlyPort, in level: Int) -> Int { level }
  /// Returns the nearest level from 0 to 2.
  func nearest(_ level: Int) -> Int { min(max(level, 0), 2) }
}

/// A model in which every level counts as itself, so that a level has to be read as it was set.
struct ExactLevelModel: LevelModel {
  func set(_ value: Int, at port: OnlyPort, in level: Int) -> Int { value }
}

/// A model of a level from 0 to 2.
///
/// One outside counts as the nearest one inside. `CI/full.d/source-mutants.txt` quotes it. The systems here
/// and `ClampedAsOfMaking` repeat the bounds.
struct ClampedLevelModel: LevelModel {
  func permits(_ level: Int) -> Bool { (0...2).contains(level) }
  func set(_ value: Int, at port: OnlyPort, in level: Int) -> Int { nearest(value) }
  func areEquivalent(_ value: Int, _ other: Int) -> Bool { nearest(value) == nearest(other) }
}

/// A model of a level that reads as the nearest one from 0 to 2, and stays if its reading is set.
struct KeptLevelModel: LevelModel {
  func get(_ port: OnlyPort, in level: Int) -> Int { nearest(level) }

  func set(_ value: Int, at port: OnlyPort, in level: Int) -> Int {
    areEquivalent(value, level) ? level : nearest(value)
  }

  func areEquivalent(_ value: Int, _ other: Int) -> Bool { nearest(value) == nearest(other) }
}

/// A system of one level.
protocol LevelSystem: SingleSystem where Model: LevelModel {}

extension LevelSystem {
  static var model: ExactLevelModel { ExactLevelModel() }

  /// A binding to the level, clamped.
  var derived: HeadlessBinding<Int> { source.binding[clampedTo: 0...2] }
}

/// A level that is clamped.
///
/// The model says that clamping does not count.
struct ClampedLevel: LevelSystem {
  static let model = ClampedLevelModel()
  let source: Source<Int>
}

/// A clamped level that others move out of the range.
///
/// Setting the reading moves it nowhere.
struct LevelOutOfRange: LevelSystem {
  static let model = KeptLevelModel()
  let source: Source<Int>
}

/// A level that is clamped, though every level counts.
///
/// The level is not read as it was set.
struct ClampingSetter: LevelSystem { let source: Source<Int> }

/// A setter that goes one step towards what it is given.
///
/// The setter upholds get-set.
struct CreepingSetter: LevelSystem {
  let source: Source<Int>
  var derived: Derived { source.binding.derive(get: \.self, put: { $0 += ($1 - $0).signum() }) }
}

/// A level that takes only higher ones.
///
/// The level upholds get-set, and a set that is taken arrives.
struct OnlyUpwards: LevelSystem {
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { source.binding.taking { $0 > source.value } }
}

/// A setter that stores what it is given, and then stores it again, clamped.
///
/// The final value is right.
struct DoubleWrite: PlainSystem {
  static let model = ClampedLevelModel()
  let source: Source<Int>

  func set(_ level: Int, at port: OnlyPort, _ transaction: String?) {
    for level in [level, min(max(level, 0), 2)] { source.write(level, transaction: transaction) }
  }
}

/// A level that is stored as it is set, though it has to be clamped.
///
/// The level breaks only `conforms`.
struct UnclampedWrite: SingleSystem {
  static var model: ConversionModel<Int, Int> {
    ConversionModel(
      over: [], trying: [0, 2, -1, 3], loss: .modulo, reads: { $0 },
      stores: { level in min(max(level, 0), 2) })
  }
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { source.binding }
}

/// A field that stores an empty text as none, though the two differ.
///
/// Setting back an empty text removes it.
struct EmptyTextErased: SingleSystem {
  static var model: DefaultModel<String> {
    DefaultModel("", trying: ["", "a", "b"], nilPolicy: .kept)
  }
  let source: Source<String?>
  var derived: Derived { source.binding.map({ $0 ?? "" }, back: { .some($0.isEmpty ? nil : $0) }) }
}

extension Source<Int> {
  /// Returns degrees over kelvins, read from one zero and set from another.
  fileprivate func degrees(reading zero: Int, setting other: Int) -> HeadlessBinding<Int> {
    binding.map({ $0 &- zero }, back: { $0 < -273 ? nil : $0 &+ other })
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
/// Writes are right.
struct CrossedScales: DegreesSystem {
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { source.degrees(reading: 255, setting: 273) }
}
