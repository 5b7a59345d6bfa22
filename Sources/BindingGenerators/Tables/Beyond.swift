package import BindingLaws

/// What lies beyond the lists of a model: bases that differ where no listed one does, and other values of a type of
/// which the model lists examples.
///
/// Nothing is proved there: some cases go there beside a proof, or beside a search. Kept tokens hold the numbers of
/// what it lists: its order has to stay.
package struct Beyond<Model: ReferenceModel> {
  /// Some listed bases, and the same with other values in the stored parts that no listed one varies.
  let originals, variants: [Model.Base]
  /// Other values.
  let values: [Model.Value]
  /// The names of stored parts that never differ, neither in listed bases nor in the variants.
  package let unvaried: [String]

  init(_ world: World<Model>) {
    let model = world.model
    guard world.isFinite, model.learned == nil else {
      originals = []
      variants = []
      values = []
      unvaried = []
      return
    }
    let parts = StoredParts(of: world.bases.listed, where: model.permits)
    // Where the model breaks the laws of models it is no judge.
    let some = Array(world.bases.listed.filter(model.permits).prefix(Self.mostBases))
    let known = Array(world.values.listed.prefix(Self.mostListedValues))
    let areSound = model.flaw(in: parts.variants, setting: known) == nil
    originals = areSound ? parts.originals : []
    variants = areSound ? parts.variants : []
    unvaried = areSound ? parts.unvaried : parts.constant
    let further = world.furtherValues.filter { value in
      some.contains { base in
        world.handles.contains {
          model.isPresent($0.port, in: base) && model.accepts(value, at: $0.port, in: base)
        }
      }
    }
    values = model.flaw(in: some + variants, setting: further) == nil ? further : []
  }

  /// In how many listed bases the model is judged, and with how many listed values in the variants.
  private static var mostBases: Int { 8 }
  private static var mostListedValues: Int { 32 }

  /// Whether nothing lies there.
  package var isEmpty: Bool { variants.isEmpty && values.isEmpty }
}

/// A model that itself says what else may be set than it lists.
package protocol SampledModel: ReferenceModel {
  /// Other values.
  var furtherValues: [Value] { get }
  /// Whether it lists all values that its ports can have.
  var listsEveryValue: Bool { get }
}

extension World {
  /// How many values the model lists of a type that has others; `nil` where it lists all there are, or none.
  package var valuesOfOpenType: Int? {
    if !values.isListed || (model as? any SampledModel)?.listsEveryValue == true { return nil }
    return everyValue(of: Model.Value.self) == nil ? values.listed.count : nil
  }

  /// Values that the model does not list, where those are examples.
  fileprivate var furtherValues: [Model.Value] {
    let further =
      (model as? any SampledModel).map { $0.furtherValues.compactMap { $0 as? Model.Value } }
      ?? (model is any ExampleModel ? values.listed.others : [])
    return further.filter { value in !values.listed.contains { isSame($0, value) } }
  }
}

/// The texts that show most, if that is what the type is.
package func textsShowingMost<Value>(as type: Value.Type) -> [Value]? {
  Landmarks.fewTexts as? [Value]
}

extension Array where Element: Equatable {
  /// Other values of a type of which these are examples: texts, and integers between the examples.
  fileprivate var others: [Element] {
    if let texts = Landmarks.fewTexts as? [Element] { return texts }
    if let texts = Landmarks.fewTexts.map(Optional.some) as? [Element] { return texts }
    guard let type = Element.self as? any FixedWidthInteger.Type else { return [] }
    return integers(as: type)
  }

  /// What the examples of numbers do not reach may be too much for the model.
  private func integers<Number: FixedWidthInteger>(as type: Number.Type) -> [Element] {
    let known = compactMap { $0 as? Number }
    guard let least = known.min(), let most = known.max() else { return [] }
    let isShort = UInt64(truncatingIfNeeded: most) &- UInt64(truncatingIfNeeded: least) <= 256
    let numbers =
      isShort
      ? Swift.Array(least...most)
      : Landmarks.numbers.filter { !$0.isNegative }.compactMap { Number(exactly: $0.size) }
        .filter { least < $0 && $0 < most }
    return numbers.compactMap { $0 as? Element }
  }
}
