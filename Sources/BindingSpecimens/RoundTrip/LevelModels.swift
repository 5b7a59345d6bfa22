import BindingLaws

/// A level, which is also given levels outside of 0 to 2.
protocol LevelModel: ReferenceModel where Base == Int, Value == Int, Port == OnlyPort {}

extension LevelModel {
  static var bases: [Int]? { [0, 1, 2, -1, 3].filter(permits) }
  static var values: [Int]? { [0, 1, 2, -1, 3] }
  static func get(_ port: OnlyPort, in level: Int) -> Int { level }
}

/// Every level counts as itself: what is set must be got.
enum ExactLevelModel: LevelModel {
  static func set(_ value: Int, at port: OnlyPort, in level: Int) -> Int { value }
}

/// A level from 0 to 2; one outside counts as the nearest one inside.
enum ClampedLevelModel: LevelModel {
  static func permits(_ level: Int) -> Bool { (0...2).contains(level) }
  static func set(_ value: Int, at port: OnlyPort, in level: Int) -> Int { clamped(value) }

  static func areEquivalent(_ value: Int, _ other: Int) -> Bool { clamped(value) == clamped(other) }

  private static func clamped(_ level: Int) -> Int { min(max(level, 0), 2) }
}

/// A level that reads as the nearest one from 0 to 2, and is kept where that is set.
enum KeptLevelModel: LevelModel {
  static func get(_ port: OnlyPort, in level: Int) -> Int { min(max(level, 0), 2) }

  static func set(_ value: Int, at port: OnlyPort, in level: Int) -> Int {
    let (clamped, read) = (min(max(value, 0), 2), get(port, in: level))
    return clamped == read ? level : clamped
  }

  static func areEquivalent(_ value: Int, _ other: Int) -> Bool {
    get(.it, in: value) == get(.it, in: other)
  }
}

/// A text that may be missing, and reads empty then; an empty one counts as a missing one.
enum Texts: OptionalShape {
  static var examples: [String] { ["", "a", "b"] }
}

/// The same where an empty text is not a missing one; what is missing stays so until a text is set.
enum ExactTexts: OptionalShape {
  static var examples: [String] { Texts.examples }
  static var nilPolicy: NilPolicy { .kept }
}
