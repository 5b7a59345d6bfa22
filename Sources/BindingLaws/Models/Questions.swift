/// What a learned model asks of new systems: each question once, of two of them.
///
/// It lives on the thread of its check.
package final class Questions {
  /// Gets each question, in the trace language, before it is asked, and says whether it may be.
  private var permits: ((String) -> Bool)?
  /// Is called when an answer is there.
  private var answered: () -> Void = {}
  /// The questions that new systems answered in two ways, in the order in which they were asked.
  package private(set) var contradictions: [Contradiction] = []
  /// The questions that were not asked, because they crash.
  private var unasked: Set<String> = []
  /// How many questions were asked.
  package private(set) var count = 0

  /// A question to which new systems gave two answers; verdicts hold it, also as JSON.
  package struct Contradiction: Hashable, Sendable, Codable {
    /// The question, in the trace language.
    package let question: String
    /// The two answers.
    package let answers: [String]
  }

  /// From now on each question needs a permission.
  ///
  /// - Parameters:
  ///   - permits: Gets each question, and says whether it may be asked.
  ///   - answered: Is called when an answer is there.
  package func ask(
    if permits: @escaping (String) -> Bool, whenAnswered answered: @escaping () -> Void
  ) {
    self.permits = permits
    self.answered = answered
  }

  /// The question what a port reads, in the trace language, as `Trace.lines` has it.
  package static func question(_ base: some Any, reading port: some Any) -> String {
    "start \(traceText(base)); get \(portText(port))"
  }

  /// The question what a set leads to, likewise.
  package static func question(
    _ base: some Any, setting value: some Any, at port: some Any
  ) -> String {
    "start \(traceText(base)); set \(portText(port)) \(traceText(value))"
  }

  /// Whether a question was not asked, because it crashes.
  package func passedOver(_ question: @autoclosure () -> String) -> Bool {
    !unasked.isEmpty && unasked.contains(question())
  }

  /// Asks a question of two new systems; `nil` where it may not be asked.
  ///
  /// A permitted question has to end with `answered`: in a child process both restart a clock.
  ///
  /// - Parameter words: The question in the trace language.
  func answer<Answer: Equatable>(
    to words: @autoclosure () -> String, asking ask: () -> Answer
  ) -> Answer? {
    if let permits, !permits(words()) {
      unasked.insert(words())
      return nil
    }
    let answer = ask()
    let again = ask()
    count += 1
    if !isSame(answer, again) && !isSameBesideNaN(answer, again) {
      let answers = [traceText(answer), traceText(again)]
      contradictions.append(Contradiction(question: words(), answers: answers))
    }
    answered()
    return answer
  }
}
