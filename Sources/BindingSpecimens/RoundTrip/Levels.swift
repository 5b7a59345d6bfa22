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
/// The setter upholds `get-set`.
struct CreepingSetter: LevelSystem {
  let source: Source<Int>
  var derived: Derived { source.binding.derive(get: \.self, put: { $0 += ($1 - $0).signum() }) }
}

/// A level that takes only higher ones.
///
/// The level upholds `get-set`, and a set that is taken arrives.
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
    source.write(level, transaction: transaction)
    source.write(min(max(level, 0), 2), transaction: transaction)
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
