/// A Bool that is on while an optional holds nothing.
///
/// Setting it on erases, and setting it off brings nothing back.
public struct AbsentModel<Item: Equatable>: ReferenceModel {
  public typealias Port = SinglePort
  public typealias Base = Item?
  public typealias Value = Bool
  private let examples: [Item]

  /// Makes the model.
  ///
  /// - Parameter examples: Items that may be there, simplest first; by default every value of a type that has
  ///   few.
  public init(trying examples: [Item]? = nil) { self.examples = .examples(examples) }

  public var bases: [Base]? { examples.optionals }
  public func get(_ port: Port, in item: Base) -> Bool { item == nil }
  public func accepts(_ isOn: Bool, at port: Port, in item: Base) -> Bool {
    isOn || item != nil
  }
  public func set(_ isOn: Bool, at port: Port, in item: Base) -> Base { isOn ? nil : item }
}

// `PresentModel` is not `Sendable`: it keeps a closure.
extension AbsentModel: Sendable where Item: Sendable {}

extension ReferenceModel {
  /// Returns a model of whether an optional holds nothing; see ``AbsentModel``.
  public static func absence<Item>(
    of type: Item.Type = Item.self, trying examples: [Item]? = nil
  ) -> Self where Self == AbsentModel<Item> { AbsentModel(trying: examples) }
}
