/// Every order in which tasks can make their accesses, those with the fewest interruptions first.
///
/// The beginning of an order names it, after which each task goes on as long as it can. Each run teaches
/// which other beginnings there are. `Runner+Tasks` stops after a number of orders, so their order decides
/// what is tried.
/// Source: Musuvathi and Qadeer, *Iterative Context Bounding for Systematic Testing of
/// Multithreaded Programs*, PLDI 2007.
struct TaskSchedules {
  /// The tasks of the first accesses.
  private typealias Beginning = [Int]

  /// The beginnings that were not run, by the number of their interruptions.
  ///
  /// At first there is the empty one, which interrupts nobody.
  private var beginnings: [[Beginning]] = [[Beginning()]]

  /// Returns the next beginning, or nil if every order was run.
  mutating func next() -> [Int]? {
    guard let fewest = beginnings.firstIndex(where: { !$0.isEmpty }) else { return nil }
    return beginnings[fewest].removeFirst()
  }

  /// Learns how else the tasks could have gone on after a beginning.
  ///
  /// Another task may come at each position after the beginning. Those within it were learned when shorter
  /// beginnings had run, so that no order comes twice.
  ///
  /// - Parameters:
  ///   - turns: The run that followed the beginning.
  ///   - count: The number of accesses that the beginning names.
  mutating func learn(from turns: TaskTurns, beginning count: Int) {
    for place in count..<max(count, turns.order.count) {
      for other in turns.runnable[place] where other != turns.order[place] {
        let order = Array(turns.order[..<place]) + [other]
        let interruptions = TaskTurns.interruptions(order, turns.runnable)
        while beginnings.count <= interruptions { beginnings.append([]) }
        beginnings[interruptions].append(order)
      }
    }
  }
}
