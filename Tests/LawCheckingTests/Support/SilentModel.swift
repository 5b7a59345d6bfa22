import TestSupport

/// Ports that always read nothing, of which a base counts as the one beside it.
protocol SilentModel: ReferenceModel where Base == Int, Value == Int {}

extension SilentModel {
  static var values: [Int]? { [0] }
  static var mayReject: Bool { false }
  static func get(_ port: Port, in base: Int) -> Int { 0 }
  static func areEquivalent(bases base: Int, _ expected: Int) -> Bool { abs(base - expected) <= 1 }
}
