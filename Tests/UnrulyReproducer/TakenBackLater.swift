import BindingLaws
import Foundation

/// A digit whose setter takes a three back later, on the main queue.
struct TakenBackLater: BindingSystem {
  static let model = Digit()
  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding<Int> {
    ClosureBinding(
      get: { source.value },
      set: { value in
        source.value = value
        DispatchQueue.main.async { [source] in
          if source.value == 3 { source.value = 0 }
        }
      })
  }
}
