import Foundation

@testable import TestWriter

/// A small library, of which `swift package dump-symbol-graph` has recorded what it declares.
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
  /// The ways to write the test of a binding, or why there is none.
  func forms(_ name: String) -> Result<[Form], Reason>? {
    let recogniser = Recogniser(self)
    return recogniser.bindings.first { $0.name == name }.map(recogniser.forms)
  }
}
