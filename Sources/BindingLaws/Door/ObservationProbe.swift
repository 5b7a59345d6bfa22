/// Where a system is kept while its memory is looked for: the innermost loop of a proof works on
/// this alone.
///
/// What works on it is compiled for each system; see `SystemDoor`.
@usableFromInline
package struct ObservationProbe<System: BindingSystem> {
  @usableFromInline package typealias Subject = System.Derived.Subject

  /// The system, once it was made.
  @usableFromInline package let system: UnsafeMutablePointer<System>
  @usableFromInline var isMade = false
  @usableFromInline package var source: Source<System.Model.Base>
  @usableFromInline let make: (Source<System.Model.Base>) -> System
  /// Puts a binding into a transaction.
  @usableFromInline let wrap: ((UnsafeMutablePointer<Subject>) -> Void)?
  /// How many ports there are, and which.
  @usableFromInline let count: Int
  @usableFromInline package let ports: UnsafeMutablePointer<System.Model.Port>
  /// Whether each port is there, one base after the other.
  @usableFromInline let presence: UnsafeMutablePointer<Bool>
  /// A binding for each port that is held.
  @usableFromInline let bindings: UnsafeMutablePointer<Subject>
  /// Whether each port is held.
  @usableFromInline let isHeld: UnsafeMutablePointer<Bool>
  @usableFromInline let values: Numbering<System.Model.Value>
  @usableFromInline let bases: Numbering<System.Model.Base>
  /// The number of the base that the source holds; that of none where it is not a listed one.
  @usableFromInline package var base = 0
  /// How often the base had been written when it got that number.
  @usableFromInline var changes = 0

  /// Makes room for a system and its bindings.
  package init(
    _ source: Source<System.Model.Base>, ports: UnsafeMutablePointer<System.Model.Port>,
    count: Int, presence: UnsafeMutablePointer<Bool>, values: Numbering<System.Model.Value>,
    bases: Numbering<System.Model.Base>, wrap: ((UnsafeMutablePointer<Subject>) -> Void)?,
    make: @escaping (Source<System.Model.Base>) -> System
  ) {
    (self.source, self.ports, self.count) = (source, ports, count)
    (self.presence, self.values, self.bases) = (presence, values, bases)
    (self.wrap, self.make) = (wrap, make)
    system = .allocate(capacity: 1)
    bindings = .allocate(capacity: count)
    isHeld = .allocate(capacity: count)
    isHeld.initialize(repeating: false, count: count)
  }

  /// Lets go of the system and its bindings.
  package mutating func deallocate() {
    forget()
    system.deallocate()
    bindings.deallocate()
    isHeld.deallocate()
  }

  /// Ends the system that was made last.
  @inlinable
  mutating func forget() {
    var port = 0
    while port < count {
      if isHeld[port] { (bindings + port).deinitialize(count: 1) }
      isHeld[port] = false
      port &+= 1
    }
    if isMade { system.deinitialize(count: 1) }
    isMade = false
  }
}

/// Numbers of things, listed ones first, the others in the order in which they are first seen:
/// equal ones have equal numbers.
@usableFromInline
package final class Numbering<Element: Equatable> {
  @usableFromInline package private(set) var elements: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count = 0
  /// Whether what is equal is told apart where it is written otherwise, such as zeros of either sign.
  @usableFromInline private(set) var isCareful: Bool
  /// How many are listed.
  @usableFromInline private(set) var listed = 0
  private var capacity = 8

  /// Numbers those that are listed.
  ///
  /// - Parameter isCareful: Whether all are told apart that are written otherwise, for the time being.
  package init(_ listed: [Element] = [], tellingApart isCareful: Bool = false) {
    self.isCareful = isCareful
    elements = .allocate(capacity: 8)
    listed.forEach(append)
    self.listed = count
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  /// The number of an element, which gets one if it has none.
  @inlinable
  package func number(of element: Element) -> Int {
    var number = 0
    while number < count {
      if elements[number] == element && (!isCareful || matches(number, element)) { return number }
      number &+= 1
    }
    let known = element == element ? nil : self.number(ofUnequal: element)
    if let known { return known }
    append(element)
    return number
  }

  /// The number of what is not equal to itself, such as NaN: that of what is written alike.
  @usableFromInline
  func number(ofUnequal element: Element) -> Int? {
    (0..<count).first { isSame(elements[$0], element) }
  }

  /// Whether the element of a number is this one, for sure.
  @usableFromInline
  func matches(_ number: Int, _ element: Element) -> Bool {
    isSame(elements[number], element)
      && (!isCareful || traceText(elements[number]) == traceText(element))
  }

  /// The number of a listed element, which most often is that of the one before; how many are
  /// listed, if it is not.
  @inlinable
  func listedNumber(of element: UnsafeMutablePointer<Element>, near known: Int) -> Int {
    if isCareful { return listedNumber(of: element.pointee) }
    if known < listed && elements[known] == element.pointee { return known }
    var number = 0
    while number < listed {
      if elements[number] == element.pointee { return number }
      number &+= 1
    }
    return element.pointee == element.pointee ? listed : listedNumber(of: element.pointee)
  }

  /// The number of a listed element that is not simply equal to itself alone.
  @usableFromInline
  func listedNumber(of element: Element) -> Int {
    (0..<listed).first { matches($0, element) } ?? listed
  }

  /// From now on tells apart what is equal only where it may hold zeros of either sign.
  func trustEquality() {
    isCareful = holdsZeros((0..<Swift.min(count, 8)).map { elements[$0] })
  }

  @usableFromInline
  func append(_ element: Element) {
    if count == capacity { grow() }
    if count < 8 { isCareful = isCareful || holdsZeros([element]) }
    (elements + count).initialize(to: element)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    (elements, capacity) = (larger, capacity * 2)
  }
}
