package import BindingLaws

/// The elements of which operations on a system are drawn: its ports, bases, values and actions.
///
/// The indices of its lists are the numbers in draws and tokens. `Troubleshooting.md` explains some errors.
/// The world is a class, because copying its parts is expensive in unoptimised code.
package final class World<Model: ReferenceModel> {
  /// The model that the system is compared with.
  package let model: Model
  /// A fresh handle to each port, simplest first.
  package let handles: [Handle<Model.Port>]
  /// The bases to start from.
  package let starts: Pool<Model.Base>
  /// The bases for external writes.
  package let bases: Pool<Model.Base>
  /// The values to set.
  package let values: Pool<Model.Value>
  /// The actions of the world.
  package let actions: [Model.Action]
  /// Whether every base, start and value is listed.
  ///
  /// The answer is stored, because each case asks for it.
  package let isFinite: Bool
  /// The elements beyond the lists.
  package private(set) lazy var beyond = Beyond(self)
  /// The kinds of operations that are possible here, simplest first.
  private(set) var kinds: [OperationKind]

  /// Collects the elements that the model lists, and generators for the others.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - chosen: The kinds of operations to use. Nil for all that are possible.
  /// - Throws: `WorldError` if there is nothing to draw from, or if ports or bases cannot be told apart.
  package init(
    _ model: Model, kinds chosen: [OperationKind]? = nil
  ) throws(WorldError) {
    self.model = model
    handles = model.ports.enumerated().map { Handle($1, index: $0) }
    if handles.isEmpty {
      throw WorldError("the model has no ports: list them, or give it examples")
    }
    // Swift has no names for key paths of computed properties, so that all print alike.
    if Model.Port.self is AnyKeyPath.Type,
      let name = handles.map({ portText($0.port) }).namesakes.first
    {
      throw WorldError("several ports are called \(name): let an enum or a String be the port")
    }
    bases = try Self.pool(model.bases, of: "bases", by: model)
    starts = try Self.pool(model.starts, of: "bases to start from", by: model)
    values = try Self.pool(model.values, of: "values", by: model)
    actions = model.actions
    isFinite = bases.isListed && starts.isListed && values.isListed
    kinds = []  // `isPossible` asks a complete world.
    kinds = OperationKind.drawn.filter { isPossible($0) && chosen?.contains($0) != false }
    if let list = listGivenOtherwise {
      let ids =
        list == .ports
        ? "an `id` has to be stored, for one that is computed may be new each time; " : ""
      throw WorldError(
        "the model lists other \(list.rawValue) each time it is asked: \(ids)what it lists, such as its "
          + "examples, has to be a `static let`")
    }
    let fault = model.faultOfEquality(in: bases.listed + starts.listed, setting: values.listed)
    if let fault { throw WorldError(fault) }
  }

  /// Makes the same world, in which bases and values that were generated are chosen from these.
  init(_ world: World, listing bases: [Model.Base], values: [Model.Value]) {
    model = world.model
    handles = world.handles
    actions = world.actions
    kinds = world.kinds
    starts = world.starts.listing(bases)
    self.bases = world.bases.listing(bases)
    self.values = world.values.listing(values)
    isFinite = true
  }

  /// The numbers of ports, bases, values and actions, in the order of `WorldPart`.
  ///
  /// Generated ones count as 0. Tokens contain these numbers.
  package var sizes: [Int] { WorldPart.allCases.map { part in size(of: part) } }

  private func size(of part: WorldPart) -> Int {
    switch part {
    case .ports: handles.count
    case .bases: bases.listed.count
    case .values: values.listed.count
    case .actions: actions.count
    }
  }

  /// A list of the model, as errors call it.
  private enum List: String {
    case ports, bases, values
    case starts = "bases to start from"
  }

  /// A list that differs when the model is asked again, for example because each element gets a new `UUID`.
  ///
  /// Nil if none differs.
  private var listGivenOtherwise: List? {
    if model.ports != handles.map(\.port) { return .ports }
    if bases.isOther(than: model.bases) { return .bases }
    if starts.isOther(than: model.starts) { return .starts }
    return values.isOther(than: model.values) ? .values : nil
  }

  private func isPossible(_ kind: OperationKind) -> Bool {
    if kind == .act { return !actions.isEmpty }
    return kind != .tap || values.examples.contains { model.tapped($0) != nil }
  }

  private static func pool<Element>(
    _ listed: [Element]?, of kind: String, by model: Model
  ) throws(WorldError) -> Pool<Element> {
    if let pool = Pool(listed, where: (model as? any LimitedModel)?.isUsual ?? { _ in true }) {
      return pool
    }
    let advice =
      model.learned != nil
      ? "name them, as by `setting:` or `static var values`" : "list them in the model"
    throw WorldError(
      "the model has no \(kind): \(advice), give it examples, or let \(Element.self), or "
        + "what it consists of, conform to Arbitrary")
  }
}

extension Pool where Element: Equatable {
  /// Returns whether this pool lists other elements.
  fileprivate func isOther(than listed: [Element]?) -> Bool {
    let other = listed ?? []
    return self.listed.count != other.count
      || !zip(self.listed, other).allSatisfy { isSame($0, $1) }
  }
}

extension Pool {
  /// Returns the same pool.
  ///
  /// If it is generated, returns one of its simplest element and these.
  fileprivate func listing(_ elements: [Element]) -> Pool {
    isListed ? self : Pool([simplest] + elements) ?? self
  }
}
