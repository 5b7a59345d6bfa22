/// The draws of bounded integers from which everything is generated.
///
/// Random, replayed, edited and enumerated sequences are all draws from here. So any value that is made of
/// draws can be replayed, simplified and enumerated without code of its own. Simpler means smaller draws from
/// the first on, then fewer: zero is the simplest.
///
/// A failing random case is drawn again to be recorded, so recording must not change the draws. Other random
/// draws, or another order, change the cases of every seed.
///
/// One struct draws both ways. A flag says which, because every draw of every case asks for it: unoptimised code
/// would copy the payload of an enum.
public struct Choices {
  /// One recorded draw.
  package struct Draw: Hashable, Sendable {
    /// The drawn number: at least zero, and below the bound.
    package var value: UInt64
    /// The bound of the draw.
    package var bound: UInt64
  }

  /// The generator of random draws.
  var random: SplitMix64
  /// The draws to replay.
  private let replayed: Draws
  /// Whether draws are replayed, and not random.
  let isReplaying: Bool
  private(set) var isRecording: Bool
  /// The index of the next replayed draw.
  private var cursor = 0
  /// The index at which the replayed draws end, those of the present span or all.
  private var limit: Int
  /// The index of the next replayed span.
  private var nextSpan = 0
  /// Whether floating-point numbers may be infinite or NaN.
  var usesEveryNumber = false
  /// The largest distance from zero of random numbers.
  ///
  /// Nil without such a bound.
  private(set) var largestNumber: UInt64?
  /// The index of the next landmark.
  ///
  /// Nil if landmarks are random.
  private(set) var tour: Int?
  /// The length of the longest list of landmarks from which a tour has drawn.
  package private(set) var tourLength = 1
  /// The characters of the latest text, as indices of the alphabet.
  ///
  /// Nil if it is long.
  var latestText: [Int]?
  /// Whether replayed draws that are impossible move on to the next possible ones.
  ///
  /// Then counting through all cases meets few that are refused.
  var movesOn = false
  /// The recorded draws, in order.
  package private(set) var draws: [Draw] = []
  /// The recorded spans, in the order in which they ended.
  private var spans: [Range<Int>] = []

  /// Makes random draws.
  ///
  /// A tour draws landmarks in their order, from this index on.
  package init(seed: Seed, tour: Int? = nil, isRecording: Bool = false) {
    random = SplitMix64(seed: seed.value)
    self.tour = tour
    replayed = Draws(values: [])
    isReplaying = false
    limit = 0
    self.isRecording = isRecording
  }

  /// Replays draws, and draws zeros after them.
  ///
  /// A value that is not below its new bound becomes the largest one that is. Each span begins where the
  /// recorded one began, so that an edit inside of one leaves the next as it was.
  package init(replaying record: Draws, isRecording: Bool = true) {
    random = SplitMix64(seed: 0)
    replayed = record
    isReplaying = true
    limit = record.values.count
    self.isRecording = isRecording
    if isRecording { draws.reserveCapacity(record.values.count + 8) }
  }

  /// The number of recorded draws.
  var count: Int { draws.count }

  /// Draws only such random numbers as cases may contain.
  ///
  /// Replayed draws were limited when they were random.
  mutating func limitNumbers(by omissions: Omissions) {
    if !isReplaying { largestNumber = omissions.largestNumber }
  }

  /// Forgets the last draws, down to a count.
  ///
  /// Only random draws can be taken back, because a replay does not go back in what it reads.
  mutating func takeBack(to count: Int) {
    if isRecording { draws.removeSubrange(count...) }
  }

  /// The recorded draws and spans.
  package var record: Draws {
    let ordered = spans.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    return Draws(values: draws.map(\.value), spans: ordered)
  }

  /// Returns the result of `body` and the draws that it took, recorded or not.
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

  /// Draws an integer from 0 up to, but not including, the bound, which must be positive.
  public mutating func draw(below bound: UInt64) -> UInt64 {
    draw(below: bound, preferring: bound)
  }

  /// Draws an integer below the bound.
  ///
  /// Random ones are below the preferred bound, which must not be larger.
  public mutating func draw(below bound: UInt64, preferring preferred: UInt64) -> UInt64 {
    draw(below: bound, preferring: preferred, from: 0)
  }

  /// Draws an integer below the bound.
  ///
  /// Random ones are in `least..<preferred`, where `preferred` must be at most the bound.
  mutating func draw(
    below bound: UInt64, preferring preferred: UInt64, from least: UInt64
  ) -> UInt64 {
    // Nothing can overflow, and unoptimised code would check it at each draw.
    let value =
      isReplaying
      ? replay(below: bound) : least &+ random.next(below: preferred &- least)
    record(value, below: bound)
    return value
  }

  /// The number of landmarks from one that a tour takes to the next.
  ///
  /// It is so large that two values of a case are neither the same nor neighbours. Another step changes the
  /// cases of tours, and the lengths that the lists of `Landmarks` must not have.
  static let stepOfTour = 17

  /// Returns the next landmark of a tour, or a random one.
  mutating func landmark<Element>(of all: [Element]) -> Element {
    guard let place = tour else {
      return all[Int(truncatingIfNeeded: random.next(below: UInt64(all.count)))]
    }
    return all[takeStep(from: place, among: all.count)]
  }

  /// Moves a tour on from its place, and returns what that place is in a list.
  private mutating func takeStep(from place: Int, among count: Int) -> Int {
    tour = place + Self.stepOfTour
    tourLength = max(tourLength, count)
    return place % count
  }

  /// Draws an index below the count.
  ///
  /// A tour takes the next one of those from `first` on, if there are any.
  mutating func index(below count: Int, touringFrom first: Int) -> Int {
    guard let place = tour, first < count, !isReplaying else { return index(below: count) }
    let index = first + takeStep(from: place, among: count - first)
    record(UInt64(truncatingIfNeeded: index), below: UInt64(truncatingIfNeeded: count))
    return index
  }

  /// Draws a Bool, unless it is decided already.
  mutating func decide(_ known: Bool?) -> Bool {
    guard let known else { return draw(below: 2) == 1 }
    record(known ? 1 : 0, below: 2)
    return known
  }

  /// Marks the draws of `body` as belonging together.
  public mutating func span<Result>(_ body: (inout Choices) -> Result) -> Result {
    let mark = beginSpan()
    defer { endSpan(mark) }
    return body(&self)
  }

  /// Whether spans matter to these draws.
  var hasSpans: Bool { isRecording || isReplaying }

  /// A span that has begun.
  struct Mark {
    /// The index of the first draw of the span.
    fileprivate let start: Int
    /// The limit of the replayed draws around the span.
    fileprivate let outerLimit: Int
    /// The end of the replayed span.
    ///
    /// Nil if no span is replayed.
    fileprivate let end: Int?
  }

  /// Begins a span that `endSpan` ends.
  mutating func beginSpan() -> Mark {
    let outerLimit = limit
    return Mark(start: draws.count, outerLimit: outerLimit, end: isReplaying ? enterSpan() : nil)
  }

  /// Ends the latest span.
  mutating func endSpan(_ mark: Mark) {
    if isRecording { spans.append(mark.start..<draws.count) }
    if let end = mark.end {
      cursor = end
      limit = mark.outerLimit
    }
  }

  /// Limits the replay to the span that begins here, and returns its end.
  ///
  /// Nil if none begins here.
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

  /// Returns the next replayed draw, or zero after the last.
  private mutating func replay(below bound: UInt64) -> UInt64 {
    guard cursor < limit else { return 0 }
    cursor += 1
    return min(replayed.values[cursor - 1], bound &- 1)
  }

  /// Records a draw, if draws are recorded.
  mutating func record(_ value: UInt64, below bound: UInt64) {
    if isRecording { append(Draw(value: value, bound: bound)) }
  }

  /// Appends a draw.
  ///
  /// The function is apart from `record`, which most draws call for nothing, so that the question is inlined.
  private mutating func append(_ draw: Draw) { draws.append(draw) }

  /// Replaces the latest recorded draw.
  mutating func amend(_ value: UInt64, below bound: UInt64) {
    if isRecording { draws[draws.count - 1] = Draw(value: value, bound: bound) }
  }
}
