import TestSupport

/// The tags of a `TagSystem`.
enum ThreeTags: CaseIterable { case a, b, c }

/// A selection of tags that may remember what its model does not know.
protocol TagSystem: BindingSystem where Model == SelectionModel<ThreeTags> {
  var source: Source<ThreeTags?> { get }
  /// Notes that a tag is about to be read.
  func willRead(_ tag: ThreeTags)
  /// Whether a set is carried out.
  func carriesOut(_ isOn: Bool, _ tag: ThreeTags) -> Bool
}

extension TagSystem {
  static var model: Model { SelectionModel() }

  func willRead(_ tag: ThreeTags) {}
  func carriesOut(_ isOn: Bool, _ tag: ThreeTags) -> Bool { true }

  func binding(_ tag: ThreeTags) -> Accessor<Bool> {
    Accessor(
      get: {
        willRead(tag)
        return source.value == tag
      },
      set: { isOn in
        guard carriesOut(isOn, tag) else { return }
        if isOn { source.value = tag } else if source.value == tag { source.value = nil }
      })
  }
}
