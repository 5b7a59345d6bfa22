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
    // Generated elements come from no list. A learned model is what the system does: it cannot judge other elements.
    let canJudge = world.isFinite && world.model.learned == nil
    let parts = StoredParts(of: canJudge ? world.bases.listed : [])
    let choice = PartsToVary(world, parts)
    self.parts = parts
    varied = choice.chosen
    variants = choice.variants(in: choice.chosen)
    unvaried = parts.unvaried.filter { !parts.hasOther($0) }.map(\.path).unique
    values = canJudge ? world.valuesBeyond(in: choice.bases + variants.map(\.variant)) : []
  }

  /// Whether there are other values.
  package var hasValues: Bool { !values.isEmpty }

  /// Returns a base in which the varied parts have the common value of all listed bases.
  package func restored(_ base: Model.Base) -> Model.Base { parts.restored(base, in: varied) }
}
