import Dispatch
import Foundation
import LawChecking
import LawTelling

/// A bar, a rate and the time left, on standard error, for work that takes over half a second; lines for work
/// of over ten, and for all where that is asked for.
///
/// A clock of its own draws it, so that it is there even while one piece of the work takes long.
final class Progress: Sendable {
  /// How it is shown.
  enum Style {
    /// A bar that is drawn again and again in one line of a terminal.
    case bar
    /// A line every ten seconds, and one at the end, such as a log can hold; `always` has that one for short
    /// work, too.
    case lines(always: Bool)
  }

  private struct State {
    var done = 0, total = 0
    var more: [String] = []
    var isVisible = false
    var timer: (any DispatchSourceTimer)?
  }

  private let console: Console
  private let unit: String
  /// How many seconds the work takes, where it is time that decides.
  private let seconds: Int?
  private let start = ContinuousClock.now
  private let state: Locked<State>

  /// Work of so many pieces; 0 where nobody knows how many there are.
  ///
  /// - Parameter seconds: How long it takes, where it is time that decides.
  init(_ console: Console, total: Int = 0, unit: String = "", for seconds: Int? = nil) {
    (self.unit, self.seconds, self.console) = (unit, seconds, console)
    state = Locked(State(total: total))
    if let manner = console.progress { startClock(manner) }
  }

  /// One more is done.
  func advance() {
    state.use { $0.done += 1 }
  }

  /// So many are done of so many, and there is more to say.
  func set(done: Int, of total: Int, _ more: [String]) {
    state.use { ($0.done, $0.total, $0.more) = (done, total, more) }
  }

  /// Wipes the bar and draws no other; after lines it adds the last.
  func end() {
    state.use { state in
      guard let timer = state.timer else { return }
      timer.cancel()
      switch console.progress {
      case .bar where state.isVisible: Terminal.wipeLine()
      case .lines(let always) where always || state.isVisible: console.hint(line(state).words)
      default: break
      }
      (state.isVisible, state.timer) = (false, nil)
    }
  }

  private func startClock(_ manner: Style) {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
    switch manner {
    case .bar: timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(100))
    case .lines: timer.schedule(deadline: .now() + .seconds(10), repeating: .seconds(10))
    }
    timer.setEventHandler { [weak self] in self?.draw() }
    state.use { $0.timer = timer }
    timer.resume()
  }

  private func draw() {
    state.use { state in
      if state.timer == nil { return }
      state.isVisible = true
      if case .lines = console.progress { return console.hint(line(state).words) }
      Terminal.replaceLine(by: line(state).text(Terminal.width(of: STDERR_FILENO) ?? 80))
    }
  }

  private func line(_ state: State) -> ProgressLine {
    let elapsed = start.duration(to: .now).seconds
    return ProgressLine(
      done: seconds == nil ? state.done : Int(elapsed), total: seconds ?? state.total,
      unit: seconds == nil ? unit : "s", seconds: elapsed, more: state.more)
  }
}

/// How far the work has come, in one line that is never wrapped.
struct ProgressLine {
  let done: Int
  let total: Int
  let unit: String
  let seconds: Double
  /// What else there is to say.
  var more: [String] = []
  var isUnicode = Terminal.showsUnicode

  /// The line with room left in its columns for the key that a terminal shows as `^C`.
  func text(_ width: Int) -> String {
    let kept = (0...notes.count).reversed().lazy.map { notes.prefix($0).joined(separator: "   ") }
    let text = kept.first { $0.count <= width - 3 } ?? ""
    let length = min(24, width - 4 - text.count)
    if total == 0 || length < 5 { return text }
    return text.isEmpty ? bar(length) : bar(length) + " " + text
  }

  /// All that there is to say, without a bar.
  ///
  /// `CI/docs` leaves lines of this form out of transcripts, as far as they name a total.
  var words: String { notes.joined(separator: "   ") }

  private var notes: [String] {
    if total == 0 { return ["\(seconds.rounded(to: 0)) s"] + more }
    if unit == "s" { return ["\(done) of \(total) s"] + more }
    let rate = Double(done) / max(seconds, 0.001)
    let left = done == 0 ? "" : "\((Double(total - done) / rate).rounded(to: 0)) s left"
    let count = "\(done) of \(total) \(unit)"
    let pace = done == 0 ? [] : [left, "\(rate.rounded(to: 0)) a second"]
    return [count] + pace + more
  }

  private func bar(_ length: Int) -> String {
    let full = min(done, total) * length / total
    return String(repeating: isUnicode ? "█" : "#", count: full)
      + String(repeating: isUnicode ? "░" : "-", count: length - full)
  }
}
