/// What becomes of a value that a conversion does not give back.
public enum Loss: Sendable {
  /// There is none: the conversion gives back every value that it takes.
  case none
  /// A value that does not come back is rejected.
  case rejected
  /// What comes back counts as what was set.
  ///
  /// Likewise, what a base becomes when it is set to what it reads counts as that base. Neither holds the
  /// other way round: so a system that stores more than comes back is found.
  case modulo
}

/// One binding that reads something of what is stored, and says what is stored where that is set: Int as Double, the
/// opposite of a Bool, a number that is kept in bounds, the rows that a filter shows.
///
/// Setting what is read changes nothing, nor does setting what comes back as that.
public struct ConversionModel<Stored: Equatable, Value: Equatable>: LenientModel {
  public typealias Base = Stored
  public typealias Port = SinglePort
  private let examples: [Value]
  /// What may be stored beside what sets lead to; `nil` where it is generated.
  private let known: [Stored]?
  private let loss: Loss
  private let read: (Stored) -> Value
  private let store: (Value, Stored) -> Stored?
  /// What is stored where this is set, whatever was stored; `nil` where a set keeps something of that.
  private let restore: ((Value) -> Stored?)?
  private let counts: ((Stored, Stored) -> Bool)?
  private let mostWrites: Int
  package let strictly: String?
  /// Whether whoever makes it may say what becomes of a value that does not come back.
  private let choosesLoss: Bool

  /// Makes the model of a binding whose set replaces all that is stored.
  ///
  /// - Parameters:
  ///   - bases: What may be stored, simplest first; what the examples lead to is added. By default every value of a
  ///     type that has few, and generated ones of any other.
  ///   - examples: Values to set beside those that are read, simplest first, also such that are rejected or do not
  ///     come back; by default every value of a type that has few.
  ///   - loss: What becomes of a value that does not come back.
  ///   - read: What is read where this is stored.
  ///   - restore: What is stored where this is set; `nil` rejects it.
  public init(
    over bases: [Stored]? = nil, trying examples: [Value]? = nil, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores restore: @escaping (Value) -> Stored?
  ) {
    self.init(
      over: bases, trying: examples, loss: loss, reads: read,
      stores: { value, _ in restore(value) },
      restoring: restore, strictly: "loss `.rejected`", choosesLoss: true)
  }

  /// Makes the model of a binding whose set keeps something of what was stored.
  ///
  /// - Parameters:
  ///   - bases: What may be stored, simplest first; what sets lead to is added. By default every value of a type that
  ///     has few, and generated ones of any other.
  ///   - examples: Values to set beside those that are read, simplest first; by default every value of a type that
  ///     has few.
  ///   - loss: What becomes of a value that does not come back.
  ///   - read: What is read where this is stored.
  ///   - store: What is stored where this is set, and that was stored before; `nil` rejects it.
  public init(
    over bases: [Stored]? = nil, trying examples: [Value]? = nil, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores store: @escaping (Value, Stored) -> Stored?
  ) {
    self.init(
      over: bases, trying: examples, loss: loss, reads: read, stores: store, restoring: nil,
      strictly: "loss `.rejected`", choosesLoss: true)
  }

  /// - Parameters:
  ///   - counts: Whether a base counts as the expected one; by default as `loss` says.
  ///   - mostWrites: How many writes a set may take.
  ///   - strictly: How to have the model count what differs as different, in words.
  ///   - choosesLoss: Whether `loss` was a choice.
  init(
    over bases: [Stored]?, trying examples: [Value]?, loss: Loss = .none,
    reads read: @escaping (Stored) -> Value, stores store: @escaping (Value, Stored) -> Stored?,
    restoring restore: ((Value) -> Stored?)?, counting counts: ((Stored, Stored) -> Bool)? = nil,
    writes mostWrites: Int = 1, strictly: String? = nil, choosesLoss: Bool = false
  ) {
    self.examples = .examples(examples)
    known = bases ?? everyValue(of: Stored.self)
    self.loss = loss
    self.read = read
    self.store = store
    self.restore = restore
    self.counts = counts
    self.mostWrites = mostWrites
    self.strictly = strictly
    self.choosesLoss = choosesLoss
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

  public func get(_ port: Port, in base: Base) -> Value { read(base) }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    guard let returned = store(value, base).map(read) else { return false }
    return loss != .rejected || isSame(returned, value)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    let reading = read(base)
    let isRead = isSame(reading, value) || isSame(reading, store(value, base).map(read))
    return isRead ? base : store(value, base) ?? base
  }

  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base {
    store(value, base) ?? base
  }

  public func writes(toSet port: Port, in base: Base) -> Int { mostWrites }

  package var allowance: String? {
    choosesLoss
      ? "`loss` says what becomes of a value that does not come back: `.rejected` refuses it, and `.modulo` takes "
        + "what comes back for it" : nil
  }

  package var keeping: String? {
    // Of a number or a text nothing is left to keep.
    let isText = Stored.self is any LosslessStringConvertible.Type
    let hasParts =
      Stored.self is any Collection.Type
      || (bases ?? []).contains { Mirror(reflecting: $0).children.count > 1 }
    return restore == nil || !choosesLoss || isText || !hasParts
      ? nil
      : "if a set keeps some of what was stored, the model says what: "
        + "`stores: { value, stored in … }`"
  }

  /// What comes back, where that depends on what was stored; else `areEquivalent` knows.
  public func landing(of value: Value, at port: Port, in base: Base) -> Value {
    guard restore == nil, loss == .modulo else { return value }
    return store(value, base).map(read) ?? value
  }

  public func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    isSame(value, expected)
      || loss == .modulo && isSame(value, restore?(expected).map(read))
  }

  public func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
    counts?(base, expected)
      ?? (isSame(base, expected) || loss == .modulo && isSame(base, normal(expected)))
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// What is stored when the base is set to what it reads.
  private func normal(_ base: Base) -> Base { store(read(base), base) ?? base }
}

extension ReferenceModel {
  /// What is read of a base, and what a set stores there; see ``ConversionModel``.
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

  /// The same, where a set keeps something of what was stored.
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

  /// A value that is made normal before it is stored, and reads as it is stored; see ``ConversionModel``.
  ///
  /// What may be stored is what sets lead to, and what `over:` lists.
  public static func normalised<Value>(
    over bases: [Value]? = nil, trying examples: [Value]? = nil, loss: Loss = .modulo,
    _ normal: @escaping (Value) -> Value?
  ) -> Self where Self == ConversionModel<Value, Value> {
    ConversionModel(
      over: .examples(bases), trying: examples, loss: loss, reads: { $0 }, stores: normal)
  }

  /// A value that is kept within bounds: one beyond them is stored as the nearest one within.
  public static func clamped<Value: Comparable>(
    to bounds: ClosedRange<Value>, trying examples: [Value]? = nil
  ) -> Self where Self == ConversionModel<Value, Value> {
    ConversionModel(
      over: [bounds.lowerBound, bounds.upperBound], trying: examples, loss: .modulo, reads: { $0 },
      stores: { min(max($0, bounds.lowerBound), bounds.upperBound) })
  }

  /// A value of which some sets are refused, and change nothing; what others store reads as it is.
  public static func accepting<Value>(
    trying examples: [Value]? = nil, _ isValid: @escaping (Value) -> Bool
  ) -> Self where Self == ConversionModel<Value, Value> {
    ConversionModel(
      over: examples, trying: examples, reads: { $0 }, stores: { isValid($0) ? $0 : nil })
  }

  /// A value that is shown as an optional: `nil` is refused, or stores what `storing:` says.
  public static func lifted<Wrapped>(
    trying examples: [Wrapped]? = nil, storing fallback: Wrapped? = nil
  ) -> Self where Self == ConversionModel<Wrapped, Wrapped?> {
    let examples = examples ?? everyValue(of: Wrapped.self)
    return ConversionModel(
      over: examples, trying: examples.map { $0.map(Optional.some) + [nil] },
      loss: fallback == nil ? .none : .modulo, reads: { $0 },
      stores: { value, _ in value ?? fallback }, restoring: { $0 ?? fallback },
      strictly: "`storing:` left out")
  }

  /// Whether a list or a text holds something: off erases all, and on is refused where nothing is there.
  public static func hasSome<Whole: RangeReplaceableCollection & Equatable>(
    _ bases: [Whole]
  ) -> Self where Self == ConversionModel<Whole, Bool> {
    ConversionModel(over: bases, reads: { !$0.isEmpty }, stores: { $0 ? nil : Whole() })
  }

  /// Whether a set holds something: off erases all, and on is refused where nothing is there.
  public static func hasSome<Whole: SetAlgebra>(
    _ bases: [Whole]
  ) -> Self where Self == ConversionModel<Whole, Bool> {
    ConversionModel(over: bases, reads: { !$0.isEmpty }, stores: { $0 ? nil : Whole() })
  }

  /// Whether one of some flags is on: off sets all off, and on sets all on where none is.
  public static func any<Root>(
    of examples: [Root]? = nil, over flags: any WritableKeyPath<Root, Bool> & Sendable...
  ) -> Self where Self == ConversionModel<Root, Bool> {
    ConversionModel(
      over: FieldsModel(of: examples, over: flags).bases, trying: nil,
      reads: { base in flags.contains { base[keyPath: $0] } },
      stores: { isOn, base in flags.reduce(into: base) { $0[keyPath: $1] = isOn } },
      restoring: nil, writes: flags.count)
  }

  /// The elements of a list that a filter shows; a set keeps the others.
  ///
  /// How the others are put between those that are shown does not count.
  public static func rows<Row: Equatable>(
    _ bases: [[Row]], where isShown: @escaping (Row) -> Bool
  ) -> Self where Self == ConversionModel<[Row], [Row]> {
    ConversionModel(
      over: bases, trying: nil, reads: { $0.filter(isShown) },
      stores: { rows, base in rows + base.filter { !isShown($0) } }, restoring: nil,
      counting: { base, expected in
        base.filter(isShown) == expected.filter(isShown)
          && base.filter { !isShown($0) } == expected.filter { !isShown($0) }
      })
  }

  /// The value under a key of a dictionary, or a default where there is none; a set keeps the other entries.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: What is read where there is no entry.
  ///   - bases: Some dictionaries, simplest first; list one that holds something under another key, too.
  ///   - examples: Values to set beside those that are read.
  public static func entry<Key, Value>(
    _ key: Key, default fallback: Value, over bases: [[Key: Value]], trying examples: [Value]? = nil
  ) -> Self where Self == ConversionModel<[Key: Value], Value> {
    func filled(_ entries: [Key: Value]) -> [Key: Value] {
      entries.merging([key: fallback]) { own, _ in own }
    }
    return ConversionModel(
      over: bases, trying: examples, reads: { $0[key] ?? fallback },
      stores: { value, entries in entries.merging([key: value]) { _, new in new } }, restoring: nil,
      counting: { isSame(filled($0), filled($1)) })
  }
}
