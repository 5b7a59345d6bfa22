import LawTelling

/// The progress of the work, in one line that is never wrapped.
struct ProgressLine {
  /// The number of pieces that are done.
  var done: Int
  /// The number of all pieces and their name.
  ///
  /// Nil if nobody knows the number, or there are none.
  let pieces: Pieces?
  /// The duration of the work so far.
  var seconds = 0.0
  /// Whether the bar may have signs beyond ASCII.
  var isUnicode = Terminal.showsUnicode

  /// The pieces of work: how many there are, and what they are.
  struct Pieces {
    let total: Int
    let unit: String

    /// Nil for no pieces.
    init?(of total: Int, _ unit: String) {
      if total == 0 { return nil }
      self.total = total
      self.unit = unit
    }
  }

  /// Returns the line, with room in its columns for the key that a terminal shows as `^C`.
  ///
  /// `CI/full.d/terminal` finds it by `░` and by the unit of `Judging`.
  func text(_ width: Int) -> String {
    let room = width - 3  // The key takes two columns, and one stays free.
    let text = words(in: room)
    // A bar of 24 signs has one for about four per cent. A blank comes after the bar.
    let length = min(24, room - 1 - text.count)
    // A bar of fewer than five signs says nothing.
    guard let pieces, length >= 5 else { return text }
    let full = min(done, pieces.total) * length / pieces.total
    let bar =
      String(repeating: isUnicode ? "█" : "#", count: full)
      + String(repeating: isUnicode ? "░" : "-", count: length - full)
    return text.isEmpty ? bar : bar + " " + text
  }

  /// Returns as many of the first notes as there is room for.
  private func words(in room: Int) -> String {
    var kept = notes
    while !kept.isEmpty {
      let words = Self.joined(kept)
      if words.count <= room { return words }
      kept.removeLast()
    }
    return ""
  }

  /// The words of the line, without a bar.
  ///
  /// `CI/docs` leaves lines of this form out of transcripts, as far as they name a total.
  var words: String { Self.joined(notes) }

  private static func joined(_ notes: [String]) -> String { notes.joined(separator: "   ") }

  /// The notes beside the bar: the count, the time left, and the rate.
  private var notes: [String] {
    guard let pieces else { return ["\(seconds.rounded(to: 0)) s"] }
    let count = "\(done) of \(pieces.total) \(pieces.unit)"
    if done == 0 { return [count] }
    // At the very beginning no time may have passed.
    let rate = Double(done) / max(seconds, 0.001)
    let left = "\((Double(pieces.total - done) / rate).rounded(to: 0)) s left"
    return [count, left, "\(rate.rounded(to: 0)) a second"]
  }
}
