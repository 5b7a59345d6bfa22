/// The treatment of a value that a conversion does not give back.
public enum Loss: Sendable {
  /// There is no such value: the conversion gives back every value that it takes.
  case none
  /// A value that does not come back is rejected.
  case rejected
  /// The value that comes back counts as the one that was set.
  ///
  /// Likewise, the base after setting what it reads counts as the base. Neither holds the other way round, so
  /// a system that stores more than comes back is found.
  case modulo
}

/// One binding that converts between the stored value and the one that it reads and sets.
///
/// Examples are an Int as a Double, the opposite of a Bool, a number that is kept in bounds, and the rows
/// that a filter shows.
///
/// Setting the current reading changes nothing, and neither does setting a value that comes back as that
/// reading.
public struct ConversionModel<Stored: Equatable, Value: Equatable>: LenientModel {
  public typealias Base = Stored
  public typealias Port = SinglePort
  /// Values to set besides the readings, simplest first.
  private let examples: [Value]
  /// The bases besides those that sets lead to.
  ///
  /// Nil if they are generated.
  private let known: [Stored]?
  /// The treatment of a value that does not come back.
  private let loss: Loss
  /// Returns the reading of a stored value.
  private let read: (Stored) -> Value
  /// Returns the value to store for a set value and the stored one.
  ///
  /// Nil rejects the set.
  private let store: (Value, Stored) -> Stored?
  /// Returns the stored value for a set value, whatever was stored.
  ///
  /// Nil if a set keeps some of what was stored.
  private let restore: ((Value) -> Stored?)?
  /// Returns whether a base counts as the expected one.
  ///
  /// Nil if `loss` decides.
  private let counts: ((Stored, Stored) -> Bool)?
  /// The most writes of a set.
  private let mostWrites: Int
  /// The choice that the maker of the model has about what it forgives.
  private let choice: Choice

  /// A choice about what the model forgives.
  enum Choice: Equatable {
    /// None: it forgives nothing.
    case nothing
    /// The argument `loss`.
    case loss
    /// The arguments `loss` and `stores`.
    case lossAndStores
    /// Another argument: this change, in words, makes the model strict.
    case change(String)
    /// None, though it forgives what this sentence says.
    case forgiven(String)
  }

  /// Makes the model of a binding whose set replaces everything that is stored.
  ///
  /// - Parameters:
  ///   - bases: Values that may be stored, simplest first. Those that the examples lead to are added. By
  ///     default every value of a type that has few, and generated ones of any other: of numbers, those that
  ///     are at most 2^31.
  ///   - examples: Values to set besides the readings, simplest first, including some that are rejected or do
  ///     not come back; by default every value of a type that has few.
  ///   - loss: The treatment of a value that does not come back.
  ///   - read: Returns the reading of a stored value.
  ///   - restore: Returns the value to store for a set value. Nil rejects it.
  public init(
    over bases: [Stored]? = nil, trying examples: [Value]? = nil, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores restore: @escaping (Value) -> Stored?
  ) {
    self.init(
      over: bases, trying: examples, loss: loss, reads: read,
      stores: { value, _ in restore(value) },
      restoring: restore, choice: .lossAndStores)
  }

  /// Makes the model of a binding whose set keeps some of what was stored.
  ///
  /// - Parameters:
  ///   - bases: Values that may be stored, simplest first. Those that sets lead to are added. By default
  ///     every value of a type that has few, and generated ones of any other: of numbers, those that are at
  ///     most 2^31.
  ///   - examples: Values to set besides the readings, simplest first; by default every value of a type that
  ///     has few.
  ///   - loss: The treatment of a value that does not come back.
  ///   - read: Returns the reading of a stored value.
  ///   - store: Returns the value to store for a set value and the stored one. Nil rejects it.
  public init(
    over bases: [Stored]? = nil, trying examples: [Value]? = nil, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores store: @escaping (Value, Stored) -> Stored?
  ) {
    self.init(
      over: bases, trying: examples, loss: loss, reads: read, stores: store, restoring: nil,
      choice: .lossAndStores)
  }

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - counts: Returns whether a base counts as the expected one; by default as `loss` says.
  ///   - mostWrites: The most writes of a set.
  ///   - choice: The choice that its maker has about what it forgives.
  init(
    over bases: [Stored]?, trying examples: [Value]?, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores store: @escaping (Value, Stored) -> Stored?,
    restoring restore: ((Value) -> Stored?)?, counting counts: ((Stored, Stored) -> Bool)? = nil,
    writes mostWrites: Int = 1, choice: Choice = .nothing
  ) {
    self.examples = .examples(examples)
    known = bases ?? everyValue(of: Stored.self)
    self.loss = loss
    self.read = read
    self.store = store
    self.restore = restore
    self.counts = counts
    self.mostWrites = mostWrites
    self.choice = choice
  }

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? {
    guard let known else { return nil }
    if let restore { return (known + examples.compactMap(restore)).unique.orGenerated }
    return reached(from: known, setting: (examples + known.map(read)).unique).orGenerated
  }

  public var values: [Value]? {
    (examples + (bases ?? []).map(read)).unique.orGenerated
  }

  public var acceptedSets: AcceptedSets {
    guard let restore, let values else { return acceptedListedSets }
    // The base does not count, so it need not be listed.
    let areAllAccepted = values.allSatisfy { value in
      guard let returned = restore(value).map(read) else { return false }
      return loss != .rejected || isSameButForRounding(returned, value)
    }
    return areAllAccepted ? .all : .some
  }

  public func get(_ port: Port, in base: Base) -> Value { read(base) }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    guard let returned = store(value, base).map(read) else { return false }
    return loss != .rejected || isSameButForRounding(returned, value)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    let reading = read(base)
    let isRead =
      isSameButForRounding(reading, value)
      || store(value, base).map { isSameButForRounding(reading, read($0)) } == true
    return isRead ? base : store(value, base) ?? base
  }

  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base {
    store(value, base) ?? base
  }

  public func writes(toSet port: Port, in base: Base) -> Int { mostWrites }

  package var strictly: String? {
    switch choice {
    case .loss, .lossAndStores: "loss `.rejected`"
    case .change(let words): words
    case .nothing, .forgiven: nil
    }
  }

  package var leniency: String? {
    if case .forgiven(let sentence) = choice { sentence } else { nil }
  }

  private var choosesLoss: Bool { choice == .loss || choice == .lossAndStores }

  package var allowance: String? {
    choosesLoss
      ? "`loss` says what becomes of a value that does not come back: `.rejected` refuses it, and `.modulo` takes "
        + "what comes back for it" : nil
  }

  package var keeping: String? {
    // A number or a text has no parts to keep.
    let isText = Stored.self is any LosslessStringConvertible.Type
    let hasParts =
      Stored.self is any Collection.Type
      || (bases ?? []).contains { Mirror(reflecting: $0).children.count > 1 }
    if restore == nil || choice != .lossAndStores || isText || !hasParts { return nil }
    return "if a set keeps some of what was stored, the model says what: "
      + "`stores: { value, stored in … }`"
  }

  /// Returns the hint at a loss, if a set of what is read stores what comes back.
  package func returning(turning base: TraceValue, into found: TraceValue) -> String? {
    guard choosesLoss, case .none = loss, let known = stored(printedAs: base),
      TraceValue(normal(known)) == found
    else { return nil }
    return "if what comes back may replace what was stored, the model says so: `loss: .modulo`"
  }

  /// Returns the base that traces print so, if it is a listed one, a number or the like.
  private func stored(printedAs words: TraceValue) -> Stored? {
    if let listed = bases?.first(where: { TraceValue($0) == words }) { return listed }
    let parsed = (Stored.self as? any LosslessStringConvertible.Type)?.init(words.text)
    return (parsed as? Stored).flatMap { TraceValue($0) == words ? $0 : nil }
  }

  /// Returns the value that comes back, if it depends on what was stored.
  ///
  /// Otherwise `areEquivalent` decides.
  public func landing(of value: Value, at port: Port, in base: Base) -> Value {
    guard restore == nil, loss == .modulo else { return value }
    return store(value, base).map(read) ?? value
  }

  public func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    if isSameButForRounding(value, expected) { return true }
    guard loss == .modulo, let returned = restore?(expected).map(read) else { return false }
    return isSameButForRounding(value, returned)
  }

  public func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
    counts?(base, expected)
      ?? (isSameButForRounding(base, expected)
        || loss == .modulo && isSameButForRounding(base, normal(expected)))
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Returns the base after it is set to what it reads.
  private func normal(_ base: Base) -> Base { store(read(base), base) ?? base }
}

extension ReferenceModel {
  /// Returns a model of the reading of a base, and of what a set stores; see ``ConversionModel``.
  ///
  /// ```swift
  /// .converted(over: [0, 1, 2], trying: [0.5]) { Double($0) } stores: { Int(exactly: $0) }
  /// ```
  public static func converted<Stored, Value>(
    over bases: [Stored]? = nil, trying examples: [Value]? = nil, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores restore: @escaping (Value) -> Stored?
  ) -> Self where Self == ConversionModel<Stored, Value> {
    ConversionModel(over: bases, trying: examples, loss: loss, reads: read, stores: restore)
  }

  /// Returns a model of the reading of a base, and of a set that keeps some of what was stored.
  ///
  /// ```swift
  /// .converted(over: [Form()]) { $0.name.isEmpty } stores: { isEmpty, form in … }
  /// ```
  public static func converted<Stored, Value>(
    over bases: [Stored]? = nil, trying examples: [Value]? = nil, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores store: @escaping (Value, Stored) -> Stored?
  ) -> Self where Self == ConversionModel<Stored, Value> {
    ConversionModel(over: bases, trying: examples, loss: loss, reads: read, stores: store)
  }
}
