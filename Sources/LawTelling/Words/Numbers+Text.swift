extension Duration {
  /// The duration in seconds.
  package var seconds: Double { self / .seconds(1) }
}

extension Double {
  /// Returns the number with this many digits after the point.
  package func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = "\(scaled % scale)"
    if digits == 0 { return "\(scaled)" }
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
