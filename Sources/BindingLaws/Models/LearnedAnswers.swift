/// The answers of new systems: whether a port is present, what it reads, and what a set of each value leads
/// to.
///
/// The answers live on the thread of their check.
final class LearnedAnswers<Base: Equatable, Port: Hashable, Value: Equatable> {
  /// The questions that were asked of new systems.
  let questions = Questions()
  /// The bases that sets make of the examples.
  ///
  /// Nil until they are computed.
  var reach: [Base]?
  /// The values to set, in the order in which tokens number them.
  ///
  /// Nil if they are generated.
  private(set) lazy var listedValues = listValues() ?? everyValue(of: Value.self)?.reversed()
  /// Lists every port, simplest first.
  private let listPorts: () -> [Port]
  /// Lists the values to set, simplest first.
  ///
  /// Nil if every value of the type, or generated ones, have to do.
  private let listValues: () -> [Value]?
  /// Returns the reading of a port in a new system.
  ///
  /// Nil if it derives no binding.
  private let get: (Port, Source<Base>) -> Value?
  /// Sets a value at a port of a new system.
  private let set: (Value, Port, Source<Base>) -> Void
  /// The bases that were asked about, and those that sets lead to.
  private let bases = Numbering<Base>(comparingTexts: !hasPlainEquality(Base.self))
  /// The values, the listed ones first, and then those that were asked about.
  private lazy var values = Numbering(
    listedValues ?? [], comparingTexts: !hasPlainEquality(Value.self))
  /// The place of each port in the list.
  private lazy var ports = Dictionary(
    uniqueKeysWithValues: listPorts().unique.enumerated().map { ($1, $0) })
  /// The readings, for each base and port.
  ///
  /// The outer optional is nil until somebody asks.
  private var readings: [Value??] = []
  /// The numbers of the bases that sets lead to, for each base, port and value.
  private var successors: [Int: Int] = [:]
  /// The number of the base that was asked for last.
  private var latest = 0
  /// The largest extent.
  ///
  /// Nil until it is computed.
  private var knownExtent: Int?

  /// The most bases and values to remember, four times as many as a model lists.
  ///
  /// Without a limit, generated ones would fill the memory. Answers about further ones are asked for again.
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

  /// Returns the largest extent of a base that sets go on from.
  ///
  /// It is the sum of the largest example, the largest value, and 10,000, which is ten times the longest
  /// generated text. Sets that double a base soon exceed it.
  func largestExtent(_ examples: [Base]) -> Int {
    if let knownExtent { return knownExtent }
    let extents = [examples.map { extent(of: $0) }, (listedValues ?? []).map { extent(of: $0) }]
    let most = extents.reduce(10_000) { $0 + ($1.max() ?? 0) }
    knownExtent = most
    return most
  }

  /// Finds bases and values by `==` alone from now on.
  func trustEquality() {
    bases.trustEquality()
    values.trustEquality()
  }

  /// Returns the reading of a new binding.
  ///
  /// Nil if none is derived.
  func reading(of port: Port, in base: Base) -> Value? {
    guard let cell = cell(of: port, in: base) else { return askedReading(of: port, in: base) }
    if let known = readings[cell] { return known }
    let answer = askedReading(of: port, in: base)
    readings[cell] = .some(answer)
    return answer
  }

  /// Returns the base after a set through a new binding.
  func base(after value: Value, at port: Port, in base: Base) -> Base {
    guard let cell = cell(of: port, in: base), let number = number(of: value) else {
      return askedBase(after: value, at: port, in: base)
    }
    // The value's number is below `mostRemembered`, so no two keys are the same.
    let key = cell * Self.mostRemembered + number
    if let known = successors[key] { return bases.elements[known] }
    let answer = askedBase(after: value, at: port, in: base)
    successors[key] = self.number(of: answer)
    return answer
  }

  /// A value that was read or may be set.
  ///
  /// Nil if there is none yet.
  var anyReading: Value? {
    readings.lazy.compactMap { $0 ?? nil }.first ?? (values.count > 0 ? values.elements[0] : nil)
  }

  /// Returns the index of the reading of a port in a base.
  ///
  /// Nil if there are too many bases.
  private func cell(of port: Port, in base: Base) -> Int? {
    guard let number = number(of: base), let port = ports[port] else { return nil }
    while readings.count < bases.count * ports.count { readings.append(.none) }
    return number * ports.count + port
  }

  /// Returns the number of a base, which usually is the latest one that was asked for.
  private func number(of base: Base) -> Int? {
    guard let number = bases.remember(base, near: latest, upTo: Self.mostRemembered) else {
      return nil
    }
    latest = number
    return number
  }

  private func number(of value: Value) -> Int? {
    values.remember(value, near: 0, upTo: Self.mostRemembered)
  }

  // MARK: - Asking

  /// Asks new systems what a port reads.
  ///
  /// Returns any other reading if the question may not be asked.
  private func askedReading(of port: Port, in base: Base) -> Value? {
    let answer = questions.answer(to: Questions.question(base, reading: port)) {
      get(port, Source(base, isLogging: false))
    }
    return answer ?? anyReading
  }

  /// Asks new systems which base a set leads to.
  ///
  /// Returns the base as it is if there is no binding, or if the question may not be asked.
  private func askedBase(after value: Value, at port: Port, in base: Base) -> Base {
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
  /// Returns the number of an element, and adds it if there is room.
  ///
  /// Nil if there is not.
  ///
  /// - Parameters:
  ///   - known: A number that the element may have, which is tried first.
  ///   - most: The most elements to remember.
  fileprivate func remember(_ element: Element, near known: Int, upTo most: Int) -> Int? {
    if !distinguishesZeroSigns && known < count && elements[known] == element { return known }
    if count < most { return number(of: element) }
    let number = number(of: element, amongFirst: most)
    return number < most ? number : nil
  }
}
