/// A binding to the first and one to the last element of a list of up to three.
public struct EndsModel<Element: Equatable, Field: Equatable>: ListModel {
  public typealias Base = [Element]
  public typealias Value = Field
  public typealias Action = ListAction

  /// An end of a list.
  ///
  /// Kept traces name it by its case.
  public enum Port: CaseIterable, Sendable {
    case first, last
  }

  private let positions: PositionsModel<Element, Field>

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some elements, simplest first; by default every value of a type that has few.
  ///   - path: The part of an element that is bound; the whole element by `\.self`.
  ///   - missing: The reading of an element that is gone. By default there is then no binding to it.
  ///   - goneReadsLast: Whether a held binding whose port has gone has to read the last value.
  public init(
    _ examples: [Element]? = nil, at path: any WritableKeyPath<Element, Field> & Sendable,
    missing: Field? = nil, goneReadsLast: Bool = false
  ) {
    positions = PositionsModel(examples, at: path, missing: missing, goneReadsLast: goneReadsLast)
  }

  public var field: ElementField<Element, Field> { positions.field }
  public var presence: Presence { positions.presence }
  public var bases: [Base]? { positions.bases }

  public func index(of end: Port, in elements: Base) -> Int? {
    if elements.isEmpty { return nil }
    return end == .first ? 0 : elements.count - 1
  }

  public func missing(in elements: Base) -> Element? { positions.missing(in: elements) }
}

extension EndsModel: Sendable where Element: Sendable, Field: Sendable {}

extension ReferenceModel {
  /// Returns a model of the first and the last element of a list; see ``EndsModel``.
  public static func ends<Element, Field>(
    _ examples: [Element]? = nil, at path: any WritableKeyPath<Element, Field> & Sendable,
    missing: Field? = nil, goneReadsLast: Bool = false
  ) -> Self where Self == EndsModel<Element, Field> {
    EndsModel(examples, at: path, missing: missing, goneReadsLast: goneReadsLast)
  }
}
