import BindingLaws

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
  ///
  /// - Parameter others: Bases in which to try the values, besides some that are listed.
  func valuesBeyond(in others: [Model.Base]) -> [Model.Value] {
    let tried = Array(bases.listed.lazy.filter(model.permits).prefix(Self.mostListed)) + others
    let further = furtherValues.filter { value in
      tried.contains { base in
        handles.contains {
          model.isPresent($0.port, in: base) && model.accepts(value, at: $0.port, in: base)
        }
      }
    }
    return model.flaw(in: tried, setting: further) == nil ? further : []
  }

  /// The most listed bases in which values are tried.
  ///
  /// `PartsToVary` adds up to four bases, and their variants.
  private static var mostListed: Int { 4 }

  private var furtherValues: [Model.Value] {
    let further =
      (model as? any SampledModel).map { $0.furtherValues.compactMap { $0 as? Model.Value } }
      ?? (model is any ExampleModel ? values.listed.others : [])
    return further.filter { value in !values.listed.contains { isSame($0, value) } }
  }
}

extension Array where Element: Equatable {
  /// Other values of a type of which these are examples: texts, and integers between the examples.
  fileprivate var others: [Element] {
    if let texts = textsShowingMost(as: Element.self) { return texts }
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
    // All values of a byte are few enough to be tried.
    let isShort = UInt64(truncatingIfNeeded: most) &- UInt64(truncatingIfNeeded: least) <= 256
    let numbers =
      isShort
      ? Swift.Array(least...most)
      : Landmarks.numbers.filter { !$0.isNegative }.compactMap { Number(exactly: $0.size) }
        .filter { least < $0 && $0 < most }
    return numbers.compactMap { $0 as? Element }
  }
}
