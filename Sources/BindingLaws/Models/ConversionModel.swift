// `WhichModelWhichLaws.md` says so, too: change both together.
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

/// A conversion there and back: Int as Double, the opposite of a Bool, the raw value of an enum, a
/// number that is kept in bounds.
public protocol ConversionShape: ModelShape {
  associatedtype Example
  associatedtype Stored: Equatable
  /// What is read where this is stored; for a value that is only made normal, the value itself.
  static func convert(_ stored: Stored) -> Example
  /// What is stored where this is set; `nil` rejects it.
  static func restore(_ value: Example) -> Stored?
  /// What becomes of a value that does not come back.
  static var loss: Loss { get }
  /// More of what may be stored, beside what the examples lead to.
  static var stored: [Stored] { get }
}

extension ConversionShape {
  public static var loss: Loss { .none }
  public static var stored: [Stored] { everyValue(of: Stored.self) ?? [] }
}

extension ConversionShape where Stored == Example {
  public static func convert(_ stored: Stored) -> Example { stored }
}

/// One binding that converts what is stored, and stores what it converts back.
///
/// Its system is a ``ConversionShape``, over what is stored.
///
/// Examples are values to set, also such that are rejected or do not come back.
/// Setting what is read changes nothing, nor does setting what comes back as that.
public struct ConversionModel<Conversion: ConversionShape>: LenientModel, PlainModel {
  public typealias Base = Conversion.Stored
  public typealias Port = SinglePort
  public typealias Value = Conversion.Example

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? {
    (Conversion.stored + Conversion.examples.compactMap(Conversion.restore)).unique.orGenerated
  }

  public var values: [Value]? {
    (Conversion.examples + (bases ?? []).map(Conversion.convert)).unique.orGenerated
  }

  public func get(_ port: Port, in base: Base) -> Value { Conversion.convert(base) }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    guard let returned = returned(value) else { return false }
    return Conversion.loss != .rejected || isSame(returned, value)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    let read = get(port, in: base)
    let isRead = isSame(read, value) || isSame(read, returned(value))
    return isRead ? base : Conversion.restore(value) ?? base
  }

  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base {
    Conversion.restore(value) ?? base
  }

  package var strictly: String { "loss `.rejected`" }
  package var allowance: String? {
    "`loss` says what becomes of a value that does not come back: `.rejected` refuses it, and `.modulo` takes "
      + "what comes back for it"
  }

  public func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    isSame(value, expected) || Conversion.loss == .modulo && isSame(value, returned(expected))
  }

  public func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
    isSame(base, expected) || Conversion.loss == .modulo && isSame(base, normal(expected))
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// What is read after the value was set.
  private func returned(_ value: Value) -> Value? {
    Conversion.restore(value).map(Conversion.convert)
  }

  /// What is stored when the base is set to what it reads.
  private func normal(_ base: Base) -> Base {
    Conversion.restore(Conversion.convert(base)) ?? base
  }

  /// Makes the model.
  public init() {}
}
