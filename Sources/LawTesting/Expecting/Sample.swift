import BindingGenerators
import BindingLaws

/// Returns some generated values: the simplest ones first, and then some that programs check.
///
/// Empty for a type that cannot be generated. The draws are fixed, so that every run sets the same values.
/// Pinned tokens number them: draws and order have to stay. `Expect+Learned` sets them, too. By default the
/// landmarks are few, because every value multiplies the cases.
func sample<Value: Equatable>(landmarks count: Int = 3) -> [Value] {
  ((Value.self as? any Arbitrary.Type)?.sample(landmarks: count) as? [Value])?.unique ?? []
}

extension Arbitrary {
  /// Returns some generated values, the last of which are landmarks.
  fileprivate static func sample(landmarks count: Int) -> [Any] {
    // Two draws of 0 and 1, in every way. Draws that are left out are 0.
    let simple = [[], [0, 1], [1], [1, 1]].map(arbitrary.value)
    let landmarks = (0..<count).map { tour in
      var choices = Choices(seed: Seed(1), tour: tour)
      return arbitrary.generate(from: &choices)
    }
    return simple + landmarks
  }
}
