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

  /// The state that the work and the timer share.
  private struct State {
    var line: ProgressLine
    /// Whether something was drawn.
    var isVisible = false
    /// The timer that draws.
    ///
    /// Nil if nothing is shown, and after the end.
    var timer: (any DispatchSourceTimer)?
  }

  private let console: Console
  private let start = ContinuousClock.now
  private let state: Locked<State>

  /// Begins to show work.
  ///
  /// - Parameter pieces: The number of pieces and their name. Nil if nobody knows the number.
  init(_ console: Console, pieces: ProgressLine.Pieces? = nil) {
    self.console = console
    state = Locked(State(line: ProgressLine(done: 0, pieces: pieces)))
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
      case .lines(let always) where isDue || always: console.writeError(state.line.words)
      default: break
      }
      if isLast {
        timer.cancel()
        state.timer = nil
      }
    }
  }
}
