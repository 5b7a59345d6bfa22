import BindingLaws

extension Case {
  /// The case as whole numbers, to be kept in memory or written as a token.
  package var words: [UInt64] {
    [UInt64(start)] + variables.words + [UInt64(operations.count)] + operations.flatMap(\.words)
      + values.words + bases.words + timingWords
  }

  /// When it happens and who does it, where somebody asks.
  private var timingWords: [UInt64] {
    let tasks = operations.map { UInt64($0.task) }
    if timing.isEmpty && tasks.allSatisfy({ $0 == 0 }) { return [] }
    return [UInt64(timing.count)] + timing.map { UInt64($0) } + tasks
  }

  /// Reads a case; `nil` when the words are none, or when something is left over.
  package init?(words: some Sequence<UInt64>) {
    var reader = WordReader(words)
    guard let start = reader.int(), let variables = Variables(&reader),
      let operations = reader.list(OperationCode.init),
      let values = reader.list(Element.init), let bases = reader.list(Element.init)
    else { return nil }
    self.init(start: start)
    (self.variables, self.operations) = (variables, operations)
    (self.values, self.bases) = (values, bases)
    guard reader.isAtEnd || readTiming(&reader), reader.isAtEnd else { return nil }
  }

  private mutating func readTiming(_ reader: inout WordReader) -> Bool {
    guard let timing = reader.list({ $0.int() }) else { return false }
    self.timing = timing
    for place in operations.indices {
      guard let task = reader.int(below: 256) else { return false }
      operations[place].task = UInt8(task)
    }
    return true
  }
}

extension Case.Variables {
  /// A word that says which variables there are, then a word for each.
  fileprivate var words: [UInt64] {
    let all = [p?.number, q?.number, a, b, t]
    let mask = all.enumerated().reduce(0) { $1.element == nil ? $0 : $0 | 1 << $1.offset }
    return [UInt64(mask)] + all.compactMap { $0.map { UInt64($0) } }
  }

  fileprivate init?(_ reader: inout WordReader) {
    guard let mask = reader.int(below: 32) else { return nil }
    var numbers: [Int?] = []
    for bit in 0..<5 {
      if mask & (1 << bit) == 0 {
        numbers.append(nil)
      } else if let number = reader.int() {
        numbers.append(number)
      } else {
        return nil
      }
    }
    (p, q) = (numbers[0].map(Case.Place.init), numbers[1].map(Case.Place.init))
    (a, b, t) = (numbers[2], numbers[3], numbers[4])
  }
}

extension Case.Place {
  fileprivate var number: Int { 2 * port + (isHeld ? 1 : 0) }

  fileprivate init(number: Int) {
    self.init(port: number / 2, isHeld: number % 2 == 1)
  }
}

extension OperationCode {
  /// The kind and the port in one word, then the number of the value, base or action.
  fileprivate var words: [UInt64] {
    let head = UInt64(port) << 5 | (isHeld ? 16 : 0) | UInt64(kind.rawValue)
    return kind.operand != .none ? [head, UInt64(value)] : [head]
  }

  fileprivate init?(_ reader: inout WordReader) {
    guard let head = reader.int(), let kind = OperationKind(rawValue: UInt8(head & 15)) else {
      return nil
    }
    self.init(kind, port: head >> 5, isHeld: head & 16 != 0)
    if kind.operand != .none {
      guard let value = reader.int() else { return nil }
      self.value = value
    }
  }
}

extension [Case.Element] {
  fileprivate var words: [UInt64] { [UInt64(count)] + flatMap(\.words) }
}

extension Case.Element {
  /// Whether it is written and how many words follow, in one word; then the draws or the bytes.
  fileprivate var words: [UInt64] {
    switch self {
    case .drawn(let draws): [UInt64(draws.count) << 1] + draws
    case .written(let text): [UInt64(text.utf8.count) << 1 | 1] + text.utf8.map { UInt64($0) }
    }
  }

  fileprivate init?(_ reader: inout WordReader) {
    guard let head = reader.int(), let words = reader.take(head >> 1) else { return nil }
    if head & 1 == 0 {
      self = .drawn(Array(words))
    } else {
      let text = String(decoding: words.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      guard words.elementsEqual(text.utf8.map { UInt64($0) }) else { return nil }
      self = .written(text)
    }
  }
}

/// Reads words one after the other.
private struct WordReader {
  /// Numbers of ports, values and bases stay far below this one.
  private static let largest = UInt64(1) << 40
  private var rest: ArraySlice<UInt64>

  init(_ words: some Sequence<UInt64>) {
    rest = Array(words)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func int(below bound: UInt64 = largest) -> Int? {
    guard let word = rest.popFirst(), word < bound else { return nil }
    return Int(word)
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt64>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Reads how many there are, then each.
  mutating func list<Element>(_ read: (inout WordReader) -> Element?) -> [Element]? {
    guard let count = int(), count <= rest.count else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let element = read(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
