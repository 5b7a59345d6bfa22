import LawTelling

/// The progress of the work, in one line that is never wrapped.
struct ProgressLine {
  /// The number of pieces that are done.
  var done: Int
  /// The number of all pieces, or 0 if nobody knows it.
  var total: Int
  /// The name of the pieces.
  let unit: String
  /// The duration of the work so far.
  var seconds = 0.0
  /// Whether the bar may have signs beyond ASCII.
  var isUnicode = Terminal.showsUnicode

  /// Returns the line, with room in its columns for the key that a terminal shows as `^C`.
  ///
  /// `CI/full.d/terminal` finds it by `░` and by the unit of `Judging`.
  func text(_ width: Int) -> String {
    let kept = (0...notes.count).reversed().lazy.map { notes.prefix($0).joined(separator: "   ") }
    let text = kept.first { $0.count <= width - 3 } ?? ""
    let length = min(24, width - 4 - text.count)
    // A bar of fewer than five signs says nothing.
    if total == 0 || length < 5 { return text }
    let full = min(done, total) * length / total
    let bar =
      String(repeating: isUnicode ? "█" : "#", count: full)
      + String(repeating: isUnicode ? "░" : "-", count: length - full)
    return text.isEmpty ? bar : bar + " " + text
  }

  /// The words of the line, without a bar.
  ///
  /// `CI/docs` leaves lines of this form out of transcripts, as far as they name a total.
  var words: String { notes.joined(separator: "   ") }

  /// The notes beside the bar: the count, the time left, and the rate.
  private var notes: [String] {
    if total == 0 { return ["\(seconds.rounded(to: 0)) s"] }
    let count = "\(done) of \(total) \(unit)"
    if done == 0 { return [count] }
    let rate = Double(done) / max(seconds, 0.001)
    let left = "\((Double(total - done) / rate).rounded(to: 0)) s left"
    return [count, left, "\(rate.rounded(to: 0)) a second"]
  }
}
