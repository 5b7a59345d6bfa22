/// The bounded integers from which everything is generated.
///
/// Random, replayed, edited and enumerated sequences are all draws from here, so that whatever is
/// built on draws can be replayed, simplified and enumerated with no code of its own. Simpler
/// means smaller draws from the first on, then fewer: zero is the simplest.
///
/// A failing random case is drawn again to be recorded: recording must not change what is drawn.
/// Other draws at random, or in another order, change the cases of every seed.
public struct Choices {
  /// One recorded draw.
  package struct Draw: Hashable, Sendable {
    /// What was drawn: at least zero and below the bound.
    package var value: UInt64
    /// The bound that was asked for.
    package var bound: UInt64
  }

  var random: SplitMix64
  private let replayed: Draws
  let isReplaying: Bool
  private var isRecording: Bool
  private var cursor = 0
  private var limit: Int
  private var nextSpan = 0
  /// Whether floating-point numbers may be infinite or NaN.
  var usesEveryNumber = false
  /// How far from zero numbers are at most that are drawn at random, if there is such a bound.
  package var largestNumber: UInt64?
  /// The place of the landmark that is drawn next, where that is not at random.
  private(set) var tour: Int?
  /// How many landmarks there are of what was drawn so far in a tour, where there are most.
  package private(set) var tourLength = 1
  /// The characters of the latest text, where it is short, by their places in the alphabet.
  var latestText: [Int]?
  /// Whether replayed draws that turn out impossible move on to the next possible ones, so that
  /// counting through all cases meets few that are refused.
  var movesOn = false
  /// The draws in order, while they are recorded.
  package private(set) var draws: [Draw] = []
  private var spans: [Range<Int>] = []

  /// Draws at random; with a tour, landmarks in their order from this place on.
  package init(seed: Seed, tour: Int? = nil, isRecording: Bool = false) {
    random = SplitMix64(seed: seed.value)
    self.tour = tour
    replayed = Draws(values: [])
    isReplaying = false
    limit = 0
    self.isRecording = isRecording
  }

  /// Draws what was drawn before, and zero after that.
  ///
  /// A value that is not below the bound it meets now becomes the largest one that is. Each span
  /// begins where the recorded one began, so that an edit inside of one leaves the next as it was.
  /// `SmallestFirst.md` repeats what becomes of values above a bound, and of missing ones.
  package init(replaying record: Draws, isRecording: Bool = true) {
    random = SplitMix64(seed: 0)
    replayed = record
    isReplaying = true
    limit = record.values.count
    self.isRecording = isRecording
    if isRecording { draws.reserveCapacity(record.values.count + 8) }
  }

  /// How many draws are recorded.
  var count: Int { draws.count }

  /// Forgets the last draws, down to so many.
  ///
  /// Random draws alone are taken back: a replay does not go back in what it reads.
  mutating func takeBack(to count: Int) {
    if isRecording { draws.removeSubrange(count...) }
  }

  /// What was recorded.
  package var record: Draws {
    let ordered = spans.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    return Draws(values: draws.map(\.value), spans: ordered)
  }

  /// What `body` makes of draws, and the draws that it made, recorded or not.
  mutating func noting<Result>(
    _ body: (inout Choices) -> Result
  ) -> (Result, draws: [UInt64]) {
    let start = draws.count
    let firstSpan = spans.count
    let wasRecording = isRecording
    isRecording = true
    let result = body(&self)
    let made = draws[start...].map(\.value)
    if !wasRecording {
      draws.removeSubrange(start...)
      spans.removeSubrange(firstSpan...)
    }
    isRecording = wasRecording
    return (result, made)
  }

  /// Draws an integer from 0 up to, not including, the bound, which must be positive.
  public mutating func draw(below bound: UInt64) -> UInt64 {
    draw(below: bound, preferring: bound)
  }

  /// Draws an integer below the bound; at random, below the smaller preferred bound.
  public mutating func draw(below bound: UInt64, preferring preferred: UInt64) -> UInt64 {
    draw(below: bound, preferring: preferred, from: 0)
  }

  /// Draws an integer below the bound; at random, below the smaller preferred bound, and not below
  /// the least one.
  mutating func draw(
    below bound: UInt64, preferring preferred: UInt64, from least: UInt64
  ) -> UInt64 {
    let value =
      isReplaying
      ? replay(below: bound) : least &+ random.next(below: preferred &- least)
    record(value, bound)
    return value
  }

  /// Draws an integer below the bound; at random, in half of the cases near one of its ends.
  public mutating func drawNearEnds(below bound: UInt64) -> UInt64 {
    if isReplaying || bound <= 16 { return draw(below: bound) }
    let value =
      switch random.next() >> 61 {
      case 0, 1: random.next(below: 3)
      case 2: random.next(below: 16)
      case 3: bound - 1 - random.next(below: 3)
      case 4, 5: min(landmark(of: Landmarks.numbers).size, bound - 1)
      case 6: random.next(below: min(bound, 101))  // Of percents each matters.
      default: random.next(below: bound)
      }
    record(value, bound)
    return value
  }

  /// The number with a fraction that comes next in a tour, if there is one.
  mutating func decimalOfTour() -> Landmarks.Decimal? {
    tour == nil ? nil : landmark(of: Landmarks.decimals)
  }

  /// Draws a fraction; at random, in half of the cases nearly none.
  ///
  /// Below 1,024 a draw counts 1024ths, which are exact, and from there on thousandths, which are not.
  ///
  /// - Parameter thousandths: What it is, where that is decided.
  mutating func drawFraction(_ thousandths: UInt64?) -> Double {
    let exact: UInt64 = 1024
    let value: UInt64
    if let thousandths, !isReplaying {
      value = thousandths == 0 ? 0 : exact + thousandths
      record(value, exact + 1000)
    } else if isReplaying {
      value = draw(below: exact + 1000)
    } else {
      value =
        switch random.next() >> 61 {
        case 0, 1, 2: 0
        case 3: random.next(below: 16)
        case 4: random.next(below: exact)
        case 5: exact + 100 * random.next(below: 10)
        case 6: exact + 10 * random.next(below: 100)
        default: exact + random.next(below: 1000)
        }
      record(value, exact + 1000)
    }
    return value < exact ? Double(value) / Double(exact) : Double(value - exact) / 1000
  }

  /// Draws how far an integer is from zero, and whether it is below; at random, often a landmark.
  ///
  /// - Parameter decided: What it is, where that is decided, and no tour has to be asked.
  mutating func drawSize(
    above: UInt64, below: UInt64, _ decided: Landmarks.Number? = nil
  ) -> Landmarks.Number {
    let known = decided ?? (tour == nil ? nil : landmark(of: Landmarks.numbers))
    var isNegative = above == 0
    if above > 0 && below > 0 { isNegative = decide(known?.isNegative) }
    let limit = min(isNegative ? below : above, largestNumber ?? .max)
    let bound = limit == .max ? .max : limit + 1
    guard let known else { return (drawNearEnds(below: bound), isNegative) }
    // The greatest two of all stand for those of the type.
    let fromEnd = min(.max - known.size, bound - 1)
    let size = fromEnd < 2 ? bound - 1 - fromEnd : min(known.size, bound - 1)
    record(size, bound)
    return (size, isNegative)
  }

  /// The next landmark of a tour, or any.
  ///
  /// A tour moves on so far that two values of a case are not the same, nor neighbours. Another step
  /// changes the cases of tours, and which lengths the lists of `Landmarks` must not have.
  mutating func landmark<Element>(of all: [Element]) -> Element {
    guard let place = tour else {
      return all[Int(truncatingIfNeeded: random.next(below: UInt64(all.count)))]
    }
    tour = place + 17
    tourLength = max(tourLength, all.count)
    return all[place % all.count]
  }

  /// Draws an index below the count; in a tour the next one from the first of some on, if there are any.
  mutating func index(below count: Int, touringFrom first: Int) -> Int {
    guard let place = tour, first < count, !isReplaying else { return index(below: count) }
    tour = place + 17
    tourLength = max(tourLength, count - first)
    let index = first + place % (count - first)
    record(UInt64(truncatingIfNeeded: index), UInt64(truncatingIfNeeded: count))
    return index
  }

  /// Draws whether something is so, where it is not decided.
  private mutating func decide(_ known: Bool?) -> Bool {
    guard let known else { return draw(below: 2) == 1 }
    record(known ? 1 : 0, 2)
    return known
  }

  /// Draws an index into something of this size, which must be positive.
  public mutating func index(below count: Int) -> Int {
    let bound = UInt64(truncatingIfNeeded: count)
    // Most draws are at random and not recorded, and each call is dear in code that is not optimised.
    return Int(
      truncatingIfNeeded: isReplaying || isRecording
        ? draw(below: bound) : random.next(below: bound))
  }

  /// Draws an index below the count that is one of the candidates; `nil` when a replayed one is
  /// not.
  mutating func index(below count: Int, from candidates: [Int]) -> Int? {
    if isReplaying { return index(below: count, where: candidates.contains) }
    let pick = random.next(below: UInt64(truncatingIfNeeded: candidates.count))
    let value = candidates[Int(truncatingIfNeeded: pick)]
    record(UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: count))
    return value
  }

  /// Draws an index below the count; `nil` when it is not one of those that are possible.
  ///
  /// A draw that `movesOn` becomes the next possible one, and its bound ends with the last.
  mutating func index(below count: Int, where isPossible: (Int) -> Bool) -> Int? {
    let drawn = index(below: count)
    guard isReplaying && movesOn else { return isPossible(drawn) ? drawn : nil }
    var index = drawn
    var last = count &- 1
    while index < count && !isPossible(index) { index &+= 1 }
    if index == count { return nil }
    while last > index && !isPossible(last) { last &-= 1 }
    amend(UInt64(truncatingIfNeeded: index), UInt64(truncatingIfNeeded: last &+ 1))
    return index
  }

  /// Marks the draws that `body` makes as belonging together.
  public mutating func span<Result>(_ body: (inout Choices) -> Result) -> Result {
    let mark = beginSpan()
    defer { endSpan(mark) }
    return body(&self)
  }

  /// Whether it matters which draws belong together.
  var hasSpans: Bool { isRecording || isReplaying }

  /// Where a span began and where the recorded one ends.
  struct Mark {
    fileprivate let start: Int
    fileprivate let outerLimit: Int
    fileprivate let end: Int?
  }

  /// Begins a span that `endSpan` ends.
  mutating func beginSpan() -> Mark {
    let outerLimit = limit
    return Mark(start: draws.count, outerLimit: outerLimit, end: isReplaying ? enterSpan() : nil)
  }

  /// Ends the span that was begun last.
  mutating func endSpan(_ mark: Mark) {
    if isRecording { spans.append(mark.start..<draws.count) }
    if let end = mark.end {
      cursor = end
      limit = mark.outerLimit
    }
  }

  private mutating func enterSpan() -> Int? {
    while nextSpan < replayed.spans.count, replayed.spans[nextSpan].lowerBound < cursor {
      nextSpan += 1
    }
    guard nextSpan < replayed.spans.count, replayed.spans[nextSpan].lowerBound == cursor else {
      return nil
    }
    limit = min(limit, replayed.spans[nextSpan].upperBound)
    nextSpan += 1
    return limit
  }

  private mutating func replay(below bound: UInt64) -> UInt64 {
    guard cursor < limit else { return 0 }
    cursor += 1
    return min(replayed.values[cursor - 1], bound &- 1)
  }

  mutating func record(_ value: UInt64, _ bound: UInt64) {
    if isRecording { draws.append(Draw(value: value, bound: bound)) }
  }

  /// Records the last draw again.
  private mutating func amend(_ value: UInt64, _ bound: UInt64) {
    if isRecording { draws[draws.count - 1] = Draw(value: value, bound: bound) }
  }
}
