import BindingLaws
import Foundation

/// A digit that prints in several ways whenever it is read or set, and drops what is set.
struct Chatty: BindingSystem {
  static let model = Digit()
  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding<Int> {
    ClosureBinding(
      get: {
        print("Chatty is read")
        return source.value
      },
      set: { _ in
        FileHandle.standardOutput.write(Data("Chatty is set\n".utf8))
      })
  }
}
