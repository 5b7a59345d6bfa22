import Foundation

/// The seeds that all systems are judged under.
///
/// The default one is not the main job's; `BINDING_LAWS_FULL` asks for ten others.
let matrixSeeds: [UInt64] = isWhole ? Array(1...10) : [0xC0FFEE]

/// Whether everything is tried: in the full check, because it takes minutes.
let isWhole = ProcessInfo.processInfo.environment["BINDING_LAWS_FULL"] != nil

extension Sequence {
  /// One of so many, which stand for all unless everything is tried.
  func sample(oneOf share: Int) -> [Element] {
    enumerated().filter { isWhole || $0.offset % share == 0 }.map(\.element)
  }
}
