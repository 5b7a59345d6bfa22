/// The questions that a learned model asks of new systems.
///
/// Each question is asked once, of two systems. The questions live on the thread of their check.
package final class Questions {
  /// Takes each question, in the trace language, before it is asked, and returns whether it may be.
  private var permits: ((String) -> Bool)?
  /// Does what has to be done when a question has its answer.
  private var answered: () -> Void = {}
  /// The questions to which two new systems gave different answers, in the order in which they were asked.
  package private(set) var contradictions: [Contradiction] = []
  /// The questions that were not asked, because they crash.
  private var unasked: Set<String> = []
  /// The number of questions that were asked.
  package private(set) var count = 0

  /// A question to which new systems gave two answers.
  ///
  /// Verdicts contain it, also as JSON.
  package struct Contradiction: Hashable, Sendable, Codable {
    /// The question, in the trace language.
    package let question: String
    /// The two answers.
    package let answers: [String]

    package init(question: String, answers: [String]) {
      self.question = question
      self.answers = answers
    }
  }

  /// Requires a permission for each question from now on.
  ///
  /// - Parameters:
  ///   - permits: Takes each question, and returns whether it may be asked.
  ///   - answered: Called when a question has its answer.
  package func ask(
    if permits: @escaping (String) -> Bool, whenAnswered answered: @escaping () -> Void
  ) {
    self.permits = permits
    self.answered = answered
  }

  /// Returns the question what a port reads, in the trace language, as in `Trace.lines`.
  package static func question(_ base: some Any, reading port: some Any) -> String {
    "start \(traceText(base)); get \(portText(port))"
  }

  /// Returns the question what a set leads to, in the trace language.
  package static func question(
    _ base: some Any, setting value: some Any, at port: some Any
  ) -> String {
    "start \(traceText(base)); set \(portText(port)) \(traceText(value))"
  }

  /// Returns whether a question was not asked, because it crashes.
  package func passedOver(_ question: @autoclosure () -> String) -> Bool {
    !unasked.isEmpty && unasked.contains(question())
  }

  /// Asks a question of two new systems, and returns the first answer.
  ///
  /// Nil if it may not be asked. Every permitted question has to end with a call of `answered`: in a child
  /// process, both restart a clock.
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
