import Foundation

@testable import TestWriter

/// Returns a small library, whose declarations `swift package dump-symbol-graph` has recorded.
func recorded(_ name: String) -> Library {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Recorded/\(name).symbols.json")
  do {
    return Library([try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))])
  } catch {
    fatalError("\(file.lastPathComponent) cannot be read: \(error)")
  }
}

extension Library {
  /// Returns the ways to write the test of a binding, or the reason why there is none.
  func forms(_ name: String) -> Result<[Form], Reason>? {
    let recogniser = Recogniser(self)
    return recogniser.bindings.first { $0.name == name }.map(recogniser.forms)
  }
}
