package import BindingLaws

/// The elements beyond the lists of a model.
///
/// The elements are bases that differ where no listed one does, and other values of a type of which the model
/// lists examples.
///
/// Nothing is proved there: some cases use them besides a proof, or besides a search. Kept tokens contain the
/// numbers of these elements: never change their order.
package struct Beyond<Model: ReferenceModel> {
  /// A listed base, and two variants of it.
  ///
  /// The stored parts that no listed base varies have other values in a variant. The second variant has
  /// second other values, if there are two.
  typealias Variants = (original: Model.Base, variant: Model.Base, second: Model.Base)

  /// The variants of some listed bases.
  let variants: [Variants]
  /// The other values.
  let values: [Model.Value]
  /// The names of stored parts that never differ, neither in listed bases nor in the variants.
  package let unvaried: [String]
  private let parts: StoredParts<Model.Base>
  private let varied: [StoredPart]

  init(_ world: World<Model>) {
    let isJudge = world.isFinite && world.model.learned == nil
    let parts = StoredParts(of: isJudge ? world.bases.listed : [])
    let variation = Variation(world, parts)
    self.parts = parts
    varied = variation.varied
    variants = variation.variants(in: variation.varied)
    unvaried = parts.unvaried.filter { !parts.hasOther($0) }.map(\.path).unique
    values = isJudge ? world.valuesBeyond(in: variation.bases + variants.map(\.variant)) : []
  }

  /// Whether there are other values.
  package var hasValues: Bool { !values.isEmpty }

  /// Returns a base in which the varied parts have the common value of all listed bases.
  package func restored(_ base: Model.Base) -> Model.Base { parts.restored(base, in: varied) }
}

/// The choice of parts to vary: the ones that never differ in listed bases, and that the model leaves alone.
///
/// Parts that the model reads or changes, or that `permits` fixes, are left as they are. `==` may leave a
/// part out.
private struct Variation<Model: ReferenceModel> {
  let world: World<Model>
  let parts: StoredParts<Model.Base>
  /// The bases of which variants are made.
  ///
  /// The first hold least, and the last most.
  let bases: [Model.Base]
  private(set) var varied: [StoredPart] = []

  private var model: Model { world.model }

  init(_ world: World<Model>, _ parts: StoredParts<Model.Base>) {
    self.world = world
    self.parts = parts
    let candidates = parts.unvaried.filter(parts.hasOther)
    let holders =
      candidates.isEmpty
      ? []
      : world.bases.listed.prefix(Self.mostAsked).filter { base in
        world.model.permits(base) && parts.varied(base, in: candidates) != nil
      }
    bases = holders.count <= 4 ? holders : Array(holders.prefix(2) + holders.suffix(2))
    // Usually the model leaves all of them alone.
    varied =
      isLeftAlone(candidates)
      ? candidates : candidates.prefix(Self.mostAlone).filter { isLeftAlone([$0]) }
    if !varied.isEmpty && !isLeftAlone(varied) { varied = [] }
  }

  // With these limits a long list takes little time.

  /// The most listed bases among which to choose.
  private static var mostAsked: Int { 128 }
  /// The most parts to try one by one.
  private static var mostAlone: Int { 16 }
  /// The most ports for which the model is asked about a variant.
  private static var mostPorts: Int { 8 }
  /// The most values for which the model is asked about a variant.
  private static var mostValues: Int { 4 }

  /// Returns the bases, each with its variants in these parts.
  ///
  /// Bases without variants are left out.
  func variants(in varied: [StoredPart]) -> [Beyond<Model>.Variants] {
    if varied.isEmpty { return [] }
    return bases.compactMap { base in
      guard let variant = parts.varied(base, in: varied) else { return nil }
      return (base, variant, parts.varied(base, in: varied, alternative: .second) ?? variant)
    }
  }

  /// Returns whether there are variants in these parts, and the model treats each one as its original.
  private func isLeftAlone(_ varied: [StoredPart]) -> Bool {
    let all = variants(in: varied)
    return !all.isEmpty
      && all.allSatisfy { base in
        isAlike(base.variant, to: base.original, but: varied, .first)
          && isAlike(base.second, to: base.original, but: varied, .second)
      }
  }

  private func isAlike(
    _ variant: Model.Base, to original: Model.Base, but varied: [StoredPart],
    _ alternative: StoredParts<Model.Base>.Alternative
  ) -> Bool {
    model.permits(variant) && !world.bases.listed.contains(variant)
      && !model.areEquivalent(bases: variant, original)
      && world.handles.prefix(Self.mostPorts).allSatisfy { handle in
        isAlike(at: handle.port, variant, to: original) { base in
          parts.varied(base, in: varied, alternative: alternative) ?? base
        }
      }
  }

  private func isAlike(
    at port: Model.Port, _ variant: Model.Base, to original: Model.Base,
    vary: (Model.Base) -> Model.Base
  ) -> Bool {
    let isThere = model.isPresent(port, in: original)
    if isThere != model.isPresent(port, in: variant) { return false }
    if !isThere { return true }
    if !isSame(model.get(port, in: original), model.get(port, in: variant)) { return false }
    return world.values.listed.prefix(Self.mostValues).allSatisfy { value in
      let isAccepted = model.accepts(value, at: port, in: original)
      if isAccepted != model.accepts(value, at: port, in: variant) { return false }
      if !isAccepted { return true }
      let expected = vary(model.set(value, at: port, in: original))
      return model.areEquivalent(bases: model.set(value, at: port, in: variant), expected)
    }
  }
}

/// A model that names values besides the listed ones.
package protocol SampledModel: ReferenceModel {
  /// Other values.
  var furtherValues: [Value] { get }
  /// Whether it lists all values that its ports can have.
  var listsEveryValue: Bool { get }
}

extension World {
  /// The number of values that the model lists of a type that has others.
  ///
  /// Nil if it lists all or none.
  package var valuesOfOpenType: Int? {
    if !values.isListed || (model as? any SampledModel)?.listsEveryValue == true { return nil }
    return everyValue(of: Model.Value.self) == nil ? values.listed.count : nil
  }

  /// Returns values that are accepted and not listed, if the listed ones are examples.
  ///
  /// Empty if the model breaks the laws of models with them, because it is no judge of them then.
  fileprivate func valuesBeyond(in others: [Model.Base]) -> [Model.Value] {
    let bases = Array(bases.listed.lazy.filter(model.permits).prefix(4)) + others
    let further = furtherValues.filter { value in
      bases.contains { base in
        handles.contains {
          model.isPresent($0.port, in: base) && model.accepts(value, at: $0.port, in: base)
        }
      }
    }
    return model.flaw(in: bases, setting: further) == nil ? further : []
  }

  private var furtherValues: [Model.Value] {
    let further =
      (model as? any SampledModel).map { $0.furtherValues.compactMap { $0 as? Model.Value } }
      ?? (model is any ExampleModel ? values.listed.others : [])
    return further.filter { value in !values.listed.contains { isSame($0, value) } }
  }
}

/// Returns the texts that show most.
///
/// Nil if the type is another one.
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

  /// Returns the integers between the examples.
  ///
  /// Beyond them, a value may be too much for the model.
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
