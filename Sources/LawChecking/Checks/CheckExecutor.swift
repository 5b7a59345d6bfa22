import BindingLaws

/// The part that does what a `LawChecker` is asked for: in this process, or in child processes.
///
/// `LawChecker` says what each member does. Both kinds give the same verdicts, except about crashes.
protocol CheckExecutor {
  func put(_ fault: Fault)
  func verdict(on law: Law) throws -> Verdict?
  func replay(_ name: CaseName, obeying law: Law, shrinking: Bool) throws -> ReplayedCase
  func learnedTable() throws -> LearnedTable
  func announce(_ laws: [Law])
}
