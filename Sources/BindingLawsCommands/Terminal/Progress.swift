import Dispatch
import Foundation
import LawChecking
import LawTelling

/// The progress of work on standard error: a bar, a rate and the time left.
///
/// A bar appears for work that takes over half a second. Lines appear for work of over ten seconds, or for
/// all work if asked for. A clock of its own draws it, so that it shows even while one piece of the work
/// takes long.
final class Progress: Sendable {
  /// The style of progress.
  enum Style {
    /// A bar that is drawn again and again in one line of a terminal.
    case bar
    /// A line every ten seconds, and one at the end, as a log can hold them.
    ///
    /// With `always`, short work has the last one, too.
    case lines(always: Bool)
  }

  private let console: Console
  private let start = ContinuousClock.now
  private let state:
    Locked<(line: ProgressLine, isVisible: Bool, timer: (any DispatchSourceTimer)?)>

  /// Begins to show work of a number of pieces, or 0 if nobody knows the number.
  init(_ console: Console, total: Int = 0, unit: String = "") {
    self.console = console
    state = Locked((ProgressLine(done: 0, total: total, unit: unit), false, nil))
    guard let style = console.progress else { return }
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
    // Short work shows nothing. Lines stay in a log, so they are few.
    switch style {
    case .bar: timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(100))
    case .lines: timer.schedule(deadline: .now() + .seconds(10), repeating: .seconds(10))
    }
    timer.setEventHandler { [weak self] in self?.draw() }
    state.use { $0.timer = timer }
    timer.resume()
  }

  /// Notes that one more piece is done.
  func advance() {
    state.use { $0.line.done += 1 }
  }

  /// Wipes the bar and draws no other.
  ///
  /// After lines it adds the last.
  func end() { draw(isLast: true) }

  /// Draws the bar again, or adds a line.
  private func draw(isLast: Bool = false) {
    state.use { state in
      guard let timer = state.timer else { return }
      let isDue = !isLast || state.isVisible
      state.isVisible = true
      state.line.seconds = start.duration(to: .now).seconds
      switch console.progress {
      case .bar where isDue:
        let width = Terminal.width(of: STDERR_FILENO) ?? 80
        Terminal.replaceLine(by: isLast ? "" : state.line.text(width))
      case .lines(let always) where isDue || always: console.hint(state.line.words)
      default: break
      }
      if isLast {
        timer.cancel()
        state.timer = nil
      }
    }
  }
}

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
