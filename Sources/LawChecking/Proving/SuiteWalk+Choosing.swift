import BindingLaws

/// The order of the sequences of a suite: as an odometer counts, the last position first.
///
/// It skips what no sequence needs. `SuiteSize` counts by the same rules: change a rule in both. A proof says
/// that every sequence was run.
///
/// Numbers from `shape.count` on are external writes, one for each base. A base from `shape.bases` on is not
/// listed: nothing is expected there, so a sequence ends. Sums cannot overflow, so that this innermost loop
/// adds by `&+`, without a check.
extension SuiteWalk {
  /// Chooses the next input at the last position that has one.
  ///
  /// - Returns: The number of inputs that are chosen then.
  func advance(from end: Int) -> Int {
    var position = end
    while position > 0 {
      if choose(position &- 1) { return position }
      position &-= 1
    }
    return 0
  }

  /// Chooses the first input that is possible at a position.
  func chooseFirst(_ position: Int) -> Bool {
    // This is as if the input before the first had been tried in every base.
    inputs[position] = noInput
    isSpared[position] = true
    return choose(position)
  }

  /// Chooses the next input at a position.
  ///
  /// Returns false if there is none.
  private func choose(_ position: Int) -> Bool {
    if writesAreFree { return chooseNextInputAndBase(position) }
    if bases[position] >= shape.bases { return false }
    return chooseNextInput(position) || chooseNextWrite(position)
  }

  /// Chooses the same input in the next base, or else the next input in the first base.
  private func chooseNextInputAndBase(_ position: Int) -> Bool {
    let row = position &* shape.ports
    var candidate = inputs[position]
    var next = bases[position] &+ 1
    if isSpared[position] {
      candidate &+= 1
      next = 0
    }
    while candidate < shape.count {
      while next < shape.bases {
        if shape.isPossible(candidate, in: next, since: heldSince, row) {
          inputs[position] = candidate
          bases[position] = next
          return true
        }
        next &+= 1
      }
      candidate &+= 1
      next = 0
    }
    return false
  }

  /// Chooses the next input in the same base.
  private func chooseNextInput(_ position: Int) -> Bool {
    let row = position &* shape.ports
    var candidate = inputs[position] &+ 1
    while candidate < shape.count {
      if shape.isPossible(candidate, in: bases[position], since: heldSince, row) {
        inputs[position] = candidate
        return true
      }
      candidate &+= 1
    }
    return false
  }

  /// Chooses a write after all inputs: none last, none after another, and none of the present base.
  private func chooseNextWrite(_ position: Int) -> Bool {
    let isAfterWrite = position > 0 && inputs[position &- 1] >= shape.count
    if shape.observesWrites || isAfterWrite || position &+ 1 == length { return false }
    var candidate = inputs[position] &+ 1
    if candidate < shape.count { candidate = shape.count }
    if candidate == shape.count &+ bases[position] { candidate &+= 1 }
    inputs[position] = candidate
    return candidate < shape.count &+ shape.bases
  }
}
