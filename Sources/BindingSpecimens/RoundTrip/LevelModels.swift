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

  static func areEquivalent(_ value: Int, _ other: Int) -> Bool {
    clamped(value) == clamped(other)
  }

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

/// A text that may be missing, and reads empty then.
protocol TextModel: ReferenceModel where Base == String?, Value == String, Port == OnlyPort {}

extension TextModel {
  static var bases: [String?]? { [nil, "", "a", "b"] }
  static var values: [String]? { ["", "a", "b"] }
  static func get(_ port: OnlyPort, in text: String?) -> String { text ?? "" }
  static func outside(_ port: OnlyPort, setting value: String, in text: String?) -> String? { nil }
}

/// An empty text is not a missing one; what is missing stays so until a text is set.
enum ExactTextModel: TextModel {
  static func set(_ value: String, at port: OnlyPort, in text: String?) -> String? {
    value == (text ?? "") ? text : value
  }
}

/// An empty text counts as a missing one.
enum EmptyAsNoneModel: TextModel {
  static func set(_ value: String, at port: OnlyPort, in text: String?) -> String? { value }

  static func areEquivalent(bases text: String?, _ other: String?) -> Bool {
    (text ?? "") == (other ?? "")
  }
}
