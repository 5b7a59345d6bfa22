import BindingLaws

/// In which order the sequences of a suite are taken: as an odometer counts, the last place first.
///
/// It skips what no sequence needs. `SuiteSize` counts by the same rules, so that a rule that changes
/// here has to change there; and a proof says that every sequence was run.
///
/// Numbers from `shape.count` on are external writes, one for each base. A base from `shape.bases` on is not
/// listed: nothing is expected there, so a sequence ends.
extension SuiteWalk {
  /// Chooses the next of the last place that has one.
  ///
  /// - Returns: How many inputs are chosen then.
  func advance(from end: Int) -> Int {
    var place = end
    while place > 0 {
      if choose(place &- 1) { return place }
      place &-= 1
    }
    return 0
  }

  /// Chooses the first input at a place that makes sense there.
  func chooseFirst(_ place: Int) -> Bool {
    input[place] = -1
    isSpared[place] = true
    return choose(place)
  }

  /// Chooses the next input at a place; `false` when there is none.
  private func choose(_ place: Int) -> Bool {
    isFree ? chooseFree(place) : chooseCounted(place)
  }

  /// The same input in the next base, or else the next one in the first.
  private func chooseFree(_ place: Int) -> Bool {
    let row = place &* shape.ports
    var choice = input[place]
    var next = base[place] &+ 1
    if isSpared[place] {
      choice &+= 1
      next = 0
    }
    while choice < shape.count {
      while next < shape.bases {
        if shape.isPossible(choice, in: next, since: since, row) {
          input[place] = choice
          base[place] = next
          return true
        }
        next &+= 1
      }
      choice = choice &+ 1
      next = 0
    }
    return false
  }

  /// The next input; then the writes, but none last, none after another and none of what is there.
  private func chooseCounted(_ place: Int) -> Bool {
    let row = place &* shape.ports
    var choice = input[place] &+ 1
    if base[place] >= shape.bases { return false }
    while choice < shape.count {
      if shape.isPossible(choice, in: base[place], since: since, row) {
        input[place] = choice
        return true
      }
      choice &+= 1
    }
    let isAfterWrite = place > 0 && input[place &- 1] >= shape.count
    if shape.observesWrites || isAfterWrite || place &+ 1 == length { return false }
    if choice == shape.count &+ base[place] { choice &+= 1 }
    input[place] = choice
    return choice < shape.count &+ shape.bases
  }
}
