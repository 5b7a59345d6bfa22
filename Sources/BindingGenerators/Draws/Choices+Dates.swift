// Other draws, in number, bound or order, make other dates of kept tokens.

extension Choices {
  /// Draws the seconds from the beginning of 2001 to a date, and whether the date comes before it.
  ///
  /// Half of the random dates are landmarks. The others lie within 50 years of the beginning of 2001.
  mutating func drawDate() -> Landmarks.Number {
    // This range includes the dates that stand for never and always.
    let most: UInt64 = 64_000_000_000
    if isReplaying { return drawSize(above: most, below: most) }
    if tour != nil || random.next(below: 2) == 0 {
      return drawSize(above: most, below: most, landmark(of: Landmarks.dates))
    }
    let days = random.next(below: 18_250)
    let moment: Landmarks.Number = (
      days * 86_400 + random.next(below: 86_400), random.next(below: 2) == 0
    )
    return drawSize(above: most, below: most, moment)
  }
}
