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
    /// Whether the bar or a line was drawn.
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
  func end() {
    state.use { state in
      guard let timer = state.timer else { return }
      timer.cancel()
      state.timer = nil
      // Work that was too short to be shown leaves nothing behind, unless its last line is always wanted.
      switch console.progress {
      case .bar where state.isVisible: Terminal.replaceLine(by: "")
      case .lines(let always) where state.isVisible || always: addLine(to: &state)
      default: break
      }
    }
  }

  /// Draws the bar again, or adds a line.
  private func draw() {
    state.use { state in
      if state.timer == nil { return }
      state.isVisible = true
      switch console.progress {
      case .bar:
        state.line.seconds = start.duration(to: .now).seconds
        Terminal.replaceLine(by: state.line.text(Terminal.width(of: STDERR_FILENO) ?? 80))
      case .lines: addLine(to: &state)
      case nil: break
      }
    }
  }

  /// Adds a line that says how far the work is.
  private func addLine(to state: inout State) {
    state.line.seconds = start.duration(to: .now).seconds
    console.writeError(state.line.words)
  }
}
