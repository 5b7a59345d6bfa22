// `WhichModelWhichLaws.md` says so, too: change both together. `ModelShape.optionals` gives the order of the
// bases, which draws and tokens number.
/// When a binding that says whether something is there may be set on.
public enum OnPolicy: Sendable {
  /// Never.
  case never
  /// While a shown item is there, which changes nothing.
  case whilePresent
  /// Always: unless a shown item is there, the first shown example replaces what is.
  case always
}

/// On while an optional holds something that the binding is about; setting it off erases that, and nothing
/// else.
///
/// Its system is a ``ModelShape`` of the item, over an optional of it.
public struct PresentModel<Item: ModelShape>: ReferenceModel, PlainModel {
  public typealias Port = SinglePort
  public typealias Base = Item.Example?
  public typealias Value = Bool

  public var bases: [Base]? { Item.optionals }
  public func get(_ port: Port, in item: Base) -> Bool { item.map(Item.isShown) ?? false }

  public func accepts(_ isOn: Bool, at port: Port, in item: Base) -> Bool {
    switch Item.onPolicy {
    case _ where !isOn: true
    case .never: false
    case .whilePresent: get(port, in: item)
    case .always: true
    }
  }

  public func set(_ isOn: Bool, at port: Port, in item: Base) -> Base {
    if get(port, in: item) == isOn { return item }
    return isOn ? Item.examples.first(where: Item.isShown) : nil
  }

  // `nil` stands for what the set may change. An item that is not shown has to outlive a set off.
  public func outside(_ port: Port, setting isOn: Bool, in item: Base) -> Base {
    isOn || get(port, in: item) ? nil : item
  }

  /// Makes the model.
  public init() {}
}

/// On while an optional holds nothing: setting it on erases, and setting it off brings nothing back.
///
/// Its system is a ``ModelShape`` of the item, over an optional of it.
public struct AbsentModel<Item: ModelShape>: ReferenceModel, PlainModel {
  public typealias Port = SinglePort
  public typealias Base = Item.Example?
  public typealias Value = Bool

  public var bases: [Base]? { Item.optionals }
  public func get(_ port: Port, in item: Base) -> Bool { item == nil }
  public func accepts(_ isOn: Bool, at port: Port, in item: Base) -> Bool {
    isOn || item != nil
  }
  public func set(_ isOn: Bool, at port: Port, in item: Base) -> Base { isOn ? nil : item }

  /// Makes the model.
  public init() {}
}
