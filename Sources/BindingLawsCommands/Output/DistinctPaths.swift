import ArgumentParser
import Foundation

/// Throws an error if two outputs have one path, or if an output has the path of an input.
func requireDistinct(_ outputs: [String?], reading inputs: [String?] = []) throws {
  let read = Set(inputs.compactMap(\.self).map { AtomicFile.target(of: $0).path })
  var seen: Set<String> = []
  for path in outputs.compactMap(\.self) {
    let target = AtomicFile.target(of: path).path
    if read.contains(target) {
      throw ValidationError("\(path) is what is reported; give the output a path of its own")
    }
    if !seen.insert(target).inserted {
      throw ValidationError("two outputs go to \(path); give each a path of its own")
    }
  }
}
