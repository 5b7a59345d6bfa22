import Foundation

/// A bar, a rate and the time left, on standard error, for work that takes over half a second.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var lastDrawn = ContinuousClock.now
    var isVisible = false
  }

  private let total: Int
  private let unit: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state = Locked(State())

  init(_ console: Console, total: Int, unit: String) {
    (self.total, self.unit, isShown) = (total, unit, console.showsProgress)
  }

  /// One more is done.
  func advance() {
    state.use { state in
      state.done += 1
      if isShown, isDue(state) { draw(&state) }
    }
  }

  /// Wipes the bar.
  func end() {
    state.use { state in
      if state.isVisible { put("\r\u{1B}[K") }
      state.isVisible = false
    }
  }

  private func isDue(_ state: State) -> Bool {
    start.duration(to: .now) > .milliseconds(500)
      && (!state.isVisible || state.lastDrawn.duration(to: .now) > .milliseconds(100))
  }

  private func draw(_ state: inout State) {
    (state.isVisible, state.lastDrawn) = (true, .now)
    put("\r\u{1B}[K" + line(state.done, after: start.duration(to: .now).seconds))
  }

  private func line(_ done: Int, after seconds: Double) -> String {
    let full = done * 24 / max(1, total)
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 24 - full)
    let rate = Double(done) / max(seconds, 0.001)
    let left = Double(total - done) / max(rate, 0.001)
    return "\(bar) \(done) of \(total) \(unit)   \(rate.rounded(to: 0)) a second   "
      + "\(left.rounded(to: 0)) s left"
  }

  private func put(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
