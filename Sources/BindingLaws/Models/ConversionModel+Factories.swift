// `ConversionModel.converted` makes any conversion. These make the frequent ones.

extension ReferenceModel {
  /// Returns a model of a value that is made normal before it is stored; see ``ConversionModel``.
  ///
  /// The binding reads the stored value. The bases are those that sets lead to, and those that `over:` lists.
  public static func normalised<Value>(
    over bases: [Value]? = nil, trying examples: [Value]? = nil, loss: Loss = .modulo,
    _ normal: @escaping (Value) -> Value?
  ) -> Self where Self == ConversionModel<Value, Value> {
    ConversionModel(
      over: .examples(bases), trying: examples, loss: loss, reads: { $0 },
      stores: { value, _ in normal(value) }, restoring: normal, choice: .loss)
  }

  /// Returns a model of a value that is kept within bounds: a value beyond them is stored as the nearest one
  /// within.
  public static func clamped<Value: Comparable>(
    to bounds: ClosedRange<Value>, trying examples: [Value]? = nil
  ) -> Self where Self == ConversionModel<Value, Value> {
    func nearest(_ value: Value) -> Value? {
      min(max(value, bounds.lowerBound), bounds.upperBound)
    }
    return ConversionModel(
      over: [bounds.lowerBound, bounds.upperBound], trying: examples, loss: .modulo, reads: { $0 },
      stores: { value, _ in nearest(value) }, restoring: nearest,
      choice: .forgiven("`to:` allows that"))
  }

  /// Returns a model of a value that refuses some sets, which then change nothing.
  public static func accepting<Value>(
    trying examples: [Value]? = nil, _ isValid: @escaping (Value) -> Bool
  ) -> Self where Self == ConversionModel<Value, Value> {
    func valid(_ value: Value) -> Value? { isValid(value) ? value : nil }
    return ConversionModel(
      over: examples, trying: examples, reads: { $0 }, stores: { value, _ in valid(value) },
      restoring: valid)
  }

  /// Returns a model of a value that is shown as an optional: `nil` is refused, or stores the value of
  /// `storing:`.
  public static func lifted<Wrapped>(
    trying examples: [Wrapped]? = nil, storing fallback: Wrapped? = nil
  ) -> Self where Self == ConversionModel<Wrapped, Wrapped?> {
    let examples = examples ?? everyValue(of: Wrapped.self)
    return ConversionModel(
      over: examples, trying: examples.map { $0.map(Optional.some) + [nil] },
      loss: fallback == nil ? .none : .modulo, reads: { $0 },
      stores: { value, _ in value ?? fallback }, restoring: { $0 ?? fallback },
      choice: .change("`storing:` left out"))
  }

  /// Returns a model of whether a list or a text holds something: off erases all, and on is refused if it is
  /// empty.
  public static func hasSome<Whole: RangeReplaceableCollection & Equatable>(
    _ bases: [Whole]
  ) -> Self where Self == ConversionModel<Whole, Bool> {
    func erased(_ isKept: Bool) -> Whole? { isKept ? nil : Whole() }
    return ConversionModel(
      over: bases, trying: nil, reads: { !$0.isEmpty }, stores: { isOn, _ in erased(isOn) },
      restoring: erased)
  }

  /// Returns a model of whether a set holds something: off erases all, and on is refused if it is empty.
  public static func hasSome<Whole: SetAlgebra>(
    _ bases: [Whole]
  ) -> Self where Self == ConversionModel<Whole, Bool> {
    func erased(_ isKept: Bool) -> Whole? { isKept ? nil : Whole() }
    return ConversionModel(
      over: bases, trying: nil, reads: { !$0.isEmpty }, stores: { isOn, _ in erased(isOn) },
      restoring: erased)
  }

  /// Returns a model of whether one of some flags is on: off sets all off, and on sets all on if none is.
  public static func any<Root>(
    of examples: [Root]? = nil, over flags: any WritableKeyPath<Root, Bool> & Sendable...
  ) -> Self where Self == ConversionModel<Root, Bool> {
    ConversionModel(
      over: FieldsModel(of: examples, over: flags).bases, trying: nil,
      reads: { base in flags.contains { base[keyPath: $0] } },
      stores: { isOn, base in flags.reduce(into: base) { $0[keyPath: $1] = isOn } },
      restoring: nil, writes: flags.count)
  }

  /// Returns a model of the elements of a list that a filter shows.
  ///
  /// A set keeps the others. The order of the hidden ones among the shown ones does not count.
  public static func rows<Row: Equatable>(
    _ bases: [[Row]], where isShown: @escaping (Row) -> Bool
  ) -> Self where Self == ConversionModel<[Row], [Row]> {
    ConversionModel(
      over: bases, trying: nil, reads: { $0.filter(isShown) },
      stores: { rows, base in rows + base.filter { !isShown($0) } }, restoring: nil,
      counting: { base, expected in
        base.filter(isShown) == expected.filter(isShown)
          && base.filter { !isShown($0) } == expected.filter { !isShown($0) }
      }, choice: .forgiven("where the rows stand that `where:` hides does not count"))
  }

  /// Returns a model of the value under a key of a dictionary, or a default.
  ///
  /// A set keeps the other entries.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The reading if there is no entry.
  ///   - bases: Some dictionaries, simplest first. List one that also holds something under another key.
  ///   - examples: Values to set besides the readings.
  public static func entry<Key, Value>(
    _ key: Key, default fallback: Value, over bases: [[Key: Value]], trying examples: [Value]? = nil
  ) -> Self where Self == ConversionModel<[Key: Value], Value> {
    func filled(_ entries: [Key: Value]) -> [Key: Value] {
      entries.merging([key: fallback]) { own, _ in own }
    }
    return ConversionModel(
      over: bases, trying: examples, reads: { $0[key] ?? fallback },
      stores: { value, entries in entries.merging([key: value]) { _, new in new } }, restoring: nil,
      counting: { isSame(filled($0), filled($1)) },
      choice: .forgiven("an entry that holds the `default:` counts as none"))
  }
}
