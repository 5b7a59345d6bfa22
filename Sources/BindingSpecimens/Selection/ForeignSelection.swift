import BindingLaws
import LawfulBindings

/// A selection that may also hold a value that is no port's tag.
enum ForeignSelectionModel: SelectingModel {
  /// The tags of the three ports, and one without.
  enum Destination: CaseIterable {
    case a, b, c, another
  }

  static var ports: [Destination] { [.a, .b, .c] }
  static var bases: [Destination?]? { Whole.bases }

  static func get(_ tag: Destination, in selection: Destination?) -> Bool {
    Whole.get(tag, in: selection)
  }

  static func set(
    _ isOn: Bool, at tag: Destination, in selection: Destination?
  ) -> Destination? {
    Whole.set(isOn, at: tag, in: selection)
  }

  static func outside(
    _ tag: Destination, setting isOn: Bool, in selection: Destination?
  ) -> Destination? {
    Whole.outside(tag, setting: isOn, in: selection)
  }

  private typealias Whole = SelectionModel<Destination>
}

/// Three links over a selection that other parts of the program also write.
struct ForeignSelectionLinks: BindingSystem {
  typealias Model = ForeignSelectionModel
  let source: Source<Model.Destination?>

  func binding(_ tag: Model.Destination) -> HeadlessBinding<Bool> {
    HeadlessBinding(selection: source.binding, tag: tag)
  }
}
