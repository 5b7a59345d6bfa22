/// The sides of one law's cases: to use the room of one again costs less than a short case.
///
/// All are of one subject: it takes a side that is reused for its own, which optimised code does not check.
/// A twin's side is made without them. All copies of a runner share them. A side that was given back has
/// ended, and may be taken again.
final class Sides {
  /// Is called with each when its system ends.
  var noteEnd: ((any Side) -> Void)?
  private var free: [any Side] = []
  private var taken: [any Side] = []

  /// A system in a state, in the room of one that was given back, where there is any.
  func take(in state: Int, of subject: any Subject) -> any Side {
    let known = free.popLast()
    let side = subject.side(in: state, reusing: known)
    taken.append(side)
    return side
  }

  /// Ends the systems that were taken.
  func giveBack() {
    for side in taken { end(side) }
    if free.isEmpty { swap(&free, &taken) } else { free += taken }
    taken.removeAll(keepingCapacity: true)
  }

  /// Ends one of them.
  func giveBack(_ side: any Side) {
    guard let place = taken.lastIndex(where: { $0 === side }) else { return }
    end(side)
    free.append(taken.remove(at: place))
  }

  private func end(_ side: any Side) {
    noteEnd?(side)
    side.end()
  }
}
