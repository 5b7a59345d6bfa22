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

/// One binding that converts what is stored, and stores what it converts back: Int as Double, the opposite of a
/// Bool, the raw value of an enum, a number that is kept in bounds.
///
/// Setting what is read changes nothing, nor does setting what comes back as that.
public struct ConversionModel<Stored: Equatable, Value: Equatable>: LenientModel {
  public typealias Base = Stored
  public typealias Port = SinglePort
  private let examples: [Value]
  private let stored: [Stored]
  private let loss: Loss
  private let convert: (Stored) -> Value
  private let restore: (Value) -> Stored?

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Values to set, simplest first, also such that are rejected or do not come back; by default every
  ///     value of a type that has few.
  ///   - stored: More of what may be stored, beside what the examples lead to; by default every value of a type
  ///     that has few.
  ///   - loss: What becomes of a value that does not come back.
  ///   - convert: What is read where this is stored.
  ///   - restore: What is stored where this is set; `nil` rejects it.
  public init(
    trying examples: [Value]? = nil, stored: [Stored]? = nil, loss: Loss = .none,
    _ convert: @escaping (Stored) -> Value, back restore: @escaping (Value) -> Stored?
  ) {
    self.examples = .examples(examples)
    self.stored = .examples(stored)
    self.loss = loss
    self.convert = convert
    self.restore = restore
  }

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? {
    (stored + examples.compactMap(restore)).unique.orGenerated
  }

  public var values: [Value]? {
    (examples + (bases ?? []).map(convert)).unique.orGenerated
  }

  public func get(_ port: Port, in base: Base) -> Value { convert(base) }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    guard let returned = returned(value) else { return false }
    return loss != .rejected || isSame(returned, value)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    let read = get(port, in: base)
    let isRead = isSame(read, value) || isSame(read, returned(value))
    return isRead ? base : restore(value) ?? base
  }

  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base {
    restore(value) ?? base
  }

  package var strictly: String { "loss `.rejected`" }
  package var allowance: String? {
    "`loss` says what becomes of a value that does not come back: `.rejected` refuses it, and `.modulo` takes "
      + "what comes back for it"
  }

  public func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    isSame(value, expected) || loss == .modulo && isSame(value, returned(expected))
  }

  public func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
    isSame(base, expected) || loss == .modulo && isSame(base, normal(expected))
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// What is read after the value was set.
  private func returned(_ value: Value) -> Value? { restore(value).map(convert) }

  /// What is stored when the base is set to what it reads.
  private func normal(_ base: Base) -> Base { restore(convert(base)) ?? base }
}

extension ReferenceModel {
  /// A conversion there and back; see ``ConversionModel``.
  ///
  /// ```swift
  /// .conversion(trying: [0, 1.5]) { (whole: Int) in Double(whole) } back: { Int(exactly: $0) }
  /// ```
  public static func conversion<Stored, Value>(
    trying examples: [Value]? = nil, stored: [Stored]? = nil, loss: Loss = .none,
    _ convert: @escaping (Stored) -> Value, back restore: @escaping (Value) -> Stored?
  ) -> Self where Self == ConversionModel<Stored, Value> {
    ConversionModel(trying: examples, stored: stored, loss: loss, convert, back: restore)
  }

  /// A value that is made normal before it is stored, and reads as it is stored; see ``ConversionModel``.
  public static func normalised<Value>(
    trying examples: [Value]? = nil, stored: [Value]? = nil, loss: Loss = .modulo,
    _ normal: @escaping (Value) -> Value?
  ) -> Self where Self == ConversionModel<Value, Value> {
    ConversionModel(trying: examples, stored: stored, loss: loss, { $0 }, back: normal)
  }

  /// A value that is kept within bounds: one beyond them is stored as the nearest one within.
  public static func clamped<Value: Comparable>(
    to bounds: ClosedRange<Value>, trying examples: [Value]? = nil
  ) -> Self where Self == ConversionModel<Value, Value> {
    ConversionModel(
      trying: examples, stored: [bounds.lowerBound, bounds.upperBound], loss: .modulo, { $0 },
      back: { min(max($0, bounds.lowerBound), bounds.upperBound) })
  }
}
