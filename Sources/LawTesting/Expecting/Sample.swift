import BindingGenerators
import BindingLaws

/// Returns some generated values: four simple ones, and then landmarks, such as numbers that programs often check.
///
/// Empty for a type that cannot be generated.
///
/// The draws are fixed, so that every run sets the same values. A token names a value by its place among them: if
/// draws or order change, the tokens that tests have pinned mean other values.
///
/// - Parameter count: The number of landmarks. A test without a model takes three, because it sets every value in
///   every state. A field takes as many as `BoundField` says.
func sample<Value: Equatable>(landmarks count: Int = 3) -> [Value] {
  ((Value.self as? any Arbitrary.Type)?.sample(landmarks: count) as? [Value])?.unique ?? []
}

extension Arbitrary {
  /// Returns some generated values, the last of which are landmarks.
  fileprivate static func sample(landmarks count: Int) -> [Any] {
    // The first two draws are 0 or 1, in each of the four ways. Draws that are left out are 0.
    let simple = [[], [0, 1], [1], [1, 1]].map(arbitrary.value)
    let landmarks = (0..<count).map { tour in
      var choices = Choices(seed: Seed(1), tour: tour)
      return arbitrary.generate(from: &choices)
    }
    return simple + landmarks
  }
}
