import BindingLaws

/// The spelling of a case in whole numbers.
///
/// The same code reads tokens that people have kept. Each `pass` both writes and reads. Other numbers, or
/// another order, need another version of tokens.
extension Case {
  /// The case as whole numbers, for a token or for memory.
  package var encoded: [UInt64] {
    var testCase = self
    var tape = WordTape()
    testCase.pass(&tape)
    return Array(tape.words)
  }

  /// Reads a case from whole numbers.
  ///
  /// Nil if they spell none, or if some are left over.
  package init?(encoded words: some Sequence<UInt64>) {
    self.init(start: 0)
    var tape = WordTape(reading: words)
    pass(&tape)
    if tape.isTorn || !tape.words.isEmpty { return nil }
  }

  private mutating func pass(_ tape: inout WordTape) {
    start = tape.pass(start)
    variables.pass(&tape)
    tape.pass(&operations, simplest: OperationCode(.set)) { $0.pass(&$1) }
    tape.pass(&ownValues, simplest: .drawn([])) { $0.pass(&$1) }
    tape.pass(&ownBases, simplest: .drawn([])) { $0.pass(&$1) }
    if tape.isReading ? !tape.words.isEmpty : isTimed { passTiming(&tape) }
  }

  private var isTimed: Bool { !timing.isEmpty || operations.contains { $0.task != 0 } }

  /// Passes the timing, and which task does what, if the case says so.
  ///
  /// The timing comes last, because a reader takes all remaining words for it.
  private mutating func passTiming(_ tape: inout WordTape) {
    tape.pass(&timing, simplest: 0) { $0 = $1.pass($0) }
    for place in operations.indices {
      operations[place].task = UInt8(tape.pass(Int(operations[place].task), below: 256))
    }
  }
}

extension Case.Numbers {
  /// Passes a word for the set of bound variables, one of 32, and then a word for each.
  fileprivate mutating func pass(_ tape: inout WordTape) {
    let bound = Law.VariableNames(Law.VariableNames.all.filter { self[$0] != nil })
    for name in Law.VariableNames(rawValue: tape.pass(bound.rawValue, below: 32)).each {
      self[name] = tape.pass(self[name] ?? 0)
    }
  }
}

extension OperationCode {
  /// Passes the kind and the place in one word, and then the number of the value, base or action.
  fileprivate mutating func pass(_ tape: inout WordTape) {
    let head = tape.pass(place.number << 4 | Int(kind.rawValue))
    guard let kind = OperationKind(rawValue: UInt8(head & 15)) else { return tape.tear() }
    let place = Place(number: head >> 4)
    self.kind = kind
    port = place.port
    isHeld = place.isHeld
    if kind.operand != nil { value = tape.pass(value) }
  }
}

extension Case.Element {
  /// Passes in one word whether it is written and how many words follow, and then the draws or the bytes.
  fileprivate mutating func pass(_ tape: inout WordTape) {
    let isWritten: Int
    let own: [UInt64]
    switch self {
    case .drawn(let draws):
      isWritten = 0
      own = draws
    case .written(let text):
      isWritten = 1
      own = text.utf8.map { UInt64($0) }
    }
    let head = tape.pass(own.count << 1 | isWritten)
    let words = tape.pass(own, count: head >> 1)
    self = .drawn(words)
    if head & 1 == 0 { return }
    let text = String(decoding: words.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    if !words.elementsEqual(text.utf8.map { UInt64($0) }) { tape.tear() }
    self = .written(text)
  }
}

/// A tape of words.
///
/// A writing tape appends what it passes, and a reading tape replaces it by what it reads.
private struct WordTape {
  /// The bound of most numbers.
  ///
  /// Numbers of ports, values and bases stay far below it.
  private static let largest = 1 << 40
  /// The words that were written, or are still to be read.
  private(set) var words: ArraySlice<UInt64> = []
  let isReading: Bool
  /// Whether the words that were read are no case.
  private(set) var isTorn = false

  init() { isReading = false }

  init(reading words: some Sequence<UInt64>) {
    self.words = Array(words)[...]
    isReading = true
  }

  mutating func tear() {
    isTorn = true
    words = []
  }

  mutating func pass(_ number: Int, below bound: Int = largest) -> Int {
    if !isReading {
      words.append(UInt64(number))
    } else if let word = words.popFirst(), word < bound {
      return Int(word)
    } else {
      tear()
    }
    return number
  }

  /// Passes words as they are.
  ///
  /// - Parameter count: The number of words to read.
  mutating func pass(_ own: [UInt64], count: Int) -> [UInt64] {
    if !isReading {
      words += own
    } else if count <= words.count {
      defer { words = words.dropFirst(count) }
      return Array(words.prefix(count))
    } else {
      tear()
    }
    return own
  }

  /// Passes the number of elements, and then each element.
  mutating func pass<Element>(
    _ elements: inout [Element], simplest: Element, _ pass: (inout Element, inout WordTape) -> Void
  ) {
    let count = self.pass(elements.count)
    if isReading && count > words.count { return tear() }
    for place in 0..<count {
      var element = isReading ? simplest : elements[place]
      pass(&element, &self)
      if isReading { elements.append(element) }
    }
  }
}
