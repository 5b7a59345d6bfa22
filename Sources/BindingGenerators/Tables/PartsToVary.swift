import BindingLaws

/// The choice of parts to vary: the ones that never differ in listed bases, and that the model leaves alone.
///
/// Parts that the model reads or changes, or that `permits` fixes, are left as they are. `==` may leave a
/// part out.
struct PartsToVary<Model: ReferenceModel> {
  let world: World<Model>
  let parts: StoredParts<Model.Base>
  /// The bases of which variants are made.
  ///
  /// The first hold least, and the last most.
  let bases: [Model.Base]
  /// The parts to vary.
  ///
  /// Empty if the model does not leave them alone together.
  private(set) var chosen: [StoredPart] = []

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
    // The model is asked about every port and value in each of them, so there are two of both ends.
    bases = holders.count <= 4 ? holders : Array(holders.prefix(2) + holders.suffix(2))
    // Usually the model leaves all of them alone.
    if isLeftAlone(candidates) {
      chosen = candidates
      return
    }
    let alone = candidates.prefix(Self.mostAlone).filter { isLeftAlone([$0]) }
    if isLeftAlone(alone) { chosen = alone }
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

  /// Returns whether the model permits a variant that is not listed, and treats it as its original at each port.
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

  /// Returns whether the model treats a variant as its original at a port.
  ///
  /// A set has to leave the varied parts as they are.
  ///
  /// - Parameter vary: Returns a base with the other values of the variant.
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
