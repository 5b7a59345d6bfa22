/// What is learned of systems while they are checked: each question is asked once in a check.
///
/// Models are static, so that the answers stand beside the check, in a value of its task. Without one each
/// question is asked again.
package final class Learning: @unchecked Sendable {  // It lives on the thread of its check.
  /// What the check that runs has learned.
  @TaskLocal package static var current: Learning?

  /// Gets each question, in the trace language, before it is asked, and says whether it may be.
  private let permits: ((String) -> Bool)?
  /// Is called when an answer is there.
  private let answered: () -> Void
  /// What was learned, by the type of what it was learned of.
  private var answers: [ObjectIdentifier: AnyObject] = [:]
  /// The questions that new systems answered in two ways, in the order in which they were asked.
  package private(set) var wavers: [Waver] = []
  /// The questions that were not asked, because they crash.
  private var unasked: Set<String> = []
  /// How many questions were asked.
  package private(set) var questions = 0

  /// - Parameters:
  ///   - permits: Gets each question, and says whether it may be asked.
  ///   - answered: Is called when an answer is there.
  package init(permits: ((String) -> Bool)? = nil, answered: @escaping () -> Void = {}) {
    self.permits = permits
    self.answered = answered
  }

  /// A question to which new systems gave two answers; verdicts hold it, also as JSON.
  package struct Waver: Hashable, Sendable, Codable {
    /// The question, in the trace language.
    package let question: String
    /// The two answers.
    package let answers: [String]
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

  /// What the running check has learned of the bindings of a type, which it goes on learning.
  static func answers<System: LearnedShape>() -> LearnedAnswers<System> {
    guard let current else { return LearnedAnswers(Learning()) }
    let type = ObjectIdentifier(System.self)
    // It stands under its own type; to ask for that again costs more than what is looked up in it.
    if let known = current.answers[type] {
      return unsafeDowncast(known, to: LearnedAnswers<System>.self)
    }
    let answers = LearnedAnswers<System>(current)
    current.answers[type] = answers
    return answers
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
    questions += 1
    if !isSame(answer, again) {
      let answers = [traceText(answer), traceText(again)]
      wavers.append(Waver(question: words(), answers: answers))
    }
    if permits != nil { answered() }
    return answer
  }
}
