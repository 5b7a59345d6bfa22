/// Every order in which tasks can make their accesses, those with the fewest interruptions first.
///
/// An order is named by how it begins; then each task goes on as long as it can. What other beginnings
/// there are is learned from each run. `Runner+Tasks` stops after so many orders, so that their order decides
/// what is tried. Source: Musuvathi and Qadeer, *Iterative Context Bounding for Systematic Testing of
/// Multithreaded Programs*, PLDI 2007.
struct TaskSchedules {
  /// Beginnings that were not run, by the number of their interruptions.
  private var beginnings: [[[Int]]] = [[[]]]

  /// The next beginning; `nil` when every order was run.
  mutating func next() -> [Int]? {
    guard let fewest = beginnings.firstIndex(where: { !$0.isEmpty }) else { return nil }
    return beginnings[fewest].removeFirst()
  }

  /// Learns how else tasks could have gone on after a beginning.
  ///
  /// Earlier places were learned before the beginning was run, so that no order comes twice.
  mutating func learn(from turns: TaskTurns, beginning count: Int) {
    for place in count..<max(count, turns.order.count) {
      for other in turns.runnable[place] where other != turns.order[place] {
        let order = turns.order[..<place] + [other]
        let number = TaskTurns.preemptions(Array(order), turns.runnable)
        while beginnings.count <= number { beginnings.append([]) }
        beginnings[number].append(Array(order))
      }
    }
  }
}
