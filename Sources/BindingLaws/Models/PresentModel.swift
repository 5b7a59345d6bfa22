// `WhichModelWhichLaws.md` repeats this: change both together. `Array.optionals` gives the order of the
// bases, by which draws and tokens number them.
/// The conditions under which a binding to the presence of an item may be set on.
public enum OnPolicy: Sendable {
  /// Never.
  case never
  /// While a shown item is there. The set then changes nothing.
  case whilePresent
  /// Always. Unless a shown item is there, the first shown example replaces the base.
  case always
}

/// A Bool that is on while an optional holds an item that the binding is about.
///
/// Setting it off erases that item, and no other.
public struct PresentModel<Item: Equatable>: ReferenceModel {
  public typealias Port = SinglePort
  public typealias Base = Item?
  public typealias Value = Bool
  /// Items that may be there, simplest first.
  private let examples: [Item]
  /// The condition under which the binding may be set on.
  private let policy: OnPolicy
  /// Returns whether the binding is about an item.
  private let isShown: (Item) -> Bool

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Items that may be there, simplest first; by default every value of a type that has few.
  ///   - policy: When the binding may be set on.
  ///   - isShown: Returns whether the binding is about an item; by default it is about any.
  public init(
    trying examples: [Item]? = nil, on policy: OnPolicy = .whilePresent,
    where isShown: @escaping (Item) -> Bool = { _ in true }
  ) {
    self.examples = .examples(examples)
    self.policy = policy
    self.isShown = isShown
  }

  public var bases: [Base]? { examples.optionals }
  public func get(_ port: Port, in item: Base) -> Bool { item.map(isShown) ?? false }

  public func accepts(_ isOn: Bool, at port: Port, in item: Base) -> Bool {
    if !isOn { return true }
    return switch policy {
    case .never: false
    case .whilePresent: get(port, in: item)
    case .always: true
    }
  }

  public func set(_ isOn: Bool, at port: Port, in item: Base) -> Base {
    if get(port, in: item) == isOn { return item }
    return isOn ? examples.first(where: isShown) : nil
  }

  // `nil` blanks out the part that the set may change. An item that is not shown must survive a set off.
  public func outside(_ port: Port, setting isOn: Bool, in item: Base) -> Base {
    isOn || get(port, in: item) ? nil : item
  }
}

extension ReferenceModel {
  /// Returns a model of whether an optional holds something; see ``PresentModel``.
  public static func presence<Item>(
    of type: Item.Type = Item.self, trying examples: [Item]? = nil,
    on policy: OnPolicy = .whilePresent, where isShown: @escaping (Item) -> Bool = { _ in true }
  ) -> Self where Self == PresentModel<Item> {
    PresentModel(trying: examples, on: policy, where: isShown)
  }
}
