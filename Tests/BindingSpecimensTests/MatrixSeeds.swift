import Foundation

/// The seeds that all systems are judged under.
///
/// The default one is the main job's; `BINDING_LAWS_FULL` asks for ten others.
let matrixSeeds: [UInt64] =
  ProcessInfo.processInfo.environment["BINDING_LAWS_FULL"] == nil ? [0xC0FFEE] : Array(1...10)
