import ArgumentParser

/// Throws an error if the number of an option is out of range.
func require(_ option: String, _ number: Int?, in range: ClosedRange<Int>) throws {
  guard let number, !range.contains(number) else { return }
  throw ValidationError(
    "\(option) is \(number); it has to be from \(range.lowerBound) to \(range.upperBound)")
}
