/// What new systems have answered: whether a port is there, what it reads, and what a set of each value
/// leads to.
///
/// It lives on the thread of its check.
final class LearnedAnswers<Base: Equatable, Port: Hashable, Value: Equatable> {
  let questions = Questions()
  /// The bases that sets make of the examples, once they are known.
  var reach: [Base]?
  /// The values that are set, in the order that numbers them in tokens; `nil` where they are generated.
  private(set) lazy var listedValues = listValues() ?? everyValue(of: Value.self)?.reversed()
  private let listPorts: () -> [Port]
  private let listValues: () -> [Value]?
  /// What a new system reads at a port; `nil` where it derives no binding.
  private let get: (Port, Source<Base>) -> Value?
  /// Sets a value at a port of a new system.
  private let set: (Value, Port, Source<Base>) -> Void
  private let bases = Numbering<Base>(comparingTexts: !hasPlainEquality(Base.self))
  private lazy var values = Numbering(
    listedValues ?? [], comparingTexts: !hasPlainEquality(Value.self))
  private lazy var ports = Dictionary(
    uniqueKeysWithValues: listPorts().unique.enumerated().map { ($1, $0) })
  /// What is read, for each base and port; `nil` where nobody has asked yet.
  private var readings: [Value??] = []
  /// The bases that sets lead to, for each base, port and value, by their numbers.
  private var next: [Int: Int] = [:]
  private var latest = 0

  private var knownExtent: Int?

  /// How much a base holds at most that sets go on from: what the largest example and the largest value hold, and ten
  /// texts as long as the longest that is generated.
  func largestExtent(_ examples: [Base]) -> Int {
    if let knownExtent { return knownExtent }
    let extents = [examples.map { extent(of: $0) }, (listedValues ?? []).map { extent(of: $0) }]
    let most = extents.reduce(10_000) { $0 + ($1.max() ?? 0) }
    knownExtent = most
    return most
  }

  /// As many bases and values as are remembered; what is learned of others is learned again.
  private static var mostRemembered: Int { 400 }

  init(
    ports: @escaping () -> [Port], values: @escaping () -> [Value]?,
    get: @escaping (Port, Source<Base>) -> Value?,
    set: @escaping (Value, Port, Source<Base>) -> Void
  ) {
    listPorts = ports
    listValues = values
    self.get = get
    self.set = set
  }

  /// From now on `==` is enough to find a base or value.
  func trustEquality() {
    bases.trustEquality()
    values.trustEquality()
  }

  /// What a new binding reads; `nil` where none is derived.
  func reading(of port: Port, in base: Base) -> Value? {
    guard let cell = cell(port, base) else { return asked(port, base) }
    if let known = readings[cell] { return known }
    let answer = asked(port, base)
    readings[cell] = .some(answer)
    return answer
  }

  /// The base that a set through a new binding leads to.
  func base(after value: Value, at port: Port, in base: Base) -> Base {
    guard let cell = cell(port, base), let number = number(of: value) else {
      return asked(value, port, base)
    }
    // A number is below `mostRemembered`, so that no two keys are the same.
    let key = cell * Self.mostRemembered + number
    if let known = next[key] { return bases.elements[known] }
    let answer = asked(value, port, base)
    next[key] = self.number(of: answer)
    return answer
  }

  /// Something that was read, or may be set.
  var anyReading: Value? {
    readings.lazy.compactMap { $0 ?? nil }.first ?? (values.count > 0 ? values.elements[0] : nil)
  }

  /// Where the readings of a port in a base are kept; `nil` for too many bases.
  private func cell(_ port: Port, _ base: Base) -> Int? {
    guard let number = number(of: base), let port = ports[port] else { return nil }
    while readings.count < bases.count * ports.count { readings.append(.none) }
    return number * ports.count + port
  }

  /// The number of a base, which most often is the one that was asked for before.
  private func number(of base: Base) -> Int? {
    guard let number = bases.number(of: base, near: latest, amongFirst: Self.mostRemembered) else {
      return nil
    }
    latest = number
    return number
  }

  private func number(of value: Value) -> Int? {
    values.number(of: value, near: 0, amongFirst: Self.mostRemembered)
  }

  // MARK: - Asking

  private func asked(_ port: Port, _ base: Base) -> Value? {
    let answer = questions.answer(to: Questions.question(base, reading: port)) {
      get(port, Source(base, isLogging: false))
    }
    return answer ?? anyReading
  }

  private func asked(_ value: Value, _ port: Port, _ base: Base) -> Base {
    if reading(of: port, in: base) == nil { return base }
    let answer = questions.answer(to: Questions.question(base, setting: value, at: port)) {
      let source = Source(base, isLogging: false)
      set(value, port, source)
      return source.present
    }
    return answer ?? base
  }
}

extension Numbering {
  /// The number of an element, which gets one if it has none and there are not too many.
  fileprivate func number(of element: Element, near known: Int, amongFirst most: Int) -> Int? {
    if !isCareful && known < count && elements[known] == element { return known }
    if count < most { return number(of: element) }
    let number = number(of: element, amongFirst: most)
    return number < most ? number : nil
  }
}
