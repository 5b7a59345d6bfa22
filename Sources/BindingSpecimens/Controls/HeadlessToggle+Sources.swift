import LawfulBindings

// Systems in `Toggles`, `Selection`, `Aggregates` and `Shapes` have these judged, and
// `CI/full.d/source-mutants.txt` quotes their code.
extension HeadlessToggle {
  /// A toggle over a flag; a set of mixed is refused.
  init(isOn: HeadlessBinding<Bool>) {
    self.init(
      state: isOn.map({ ToggleState($0) }, back: { $0 == .mixed ? nil : $0 == .on }))
  }

  /// One of several toggles that exclude each other.
  ///
  /// Turning it off clears no other toggle's selection.
  ///
  /// - Parameters:
  ///   - selection: The one selection that the toggles share, `nil` for none.
  ///   - tag: The value that stands for this toggle.
  init<Tag: Hashable>(isOn selection: HeadlessBinding<Tag?>, tag: Tag) {
    self.init(isOn: selection[isSelecting: tag])
  }

  /// A toggle over several flags, each behind a binding of its own.
  ///
  /// No sources at all read on.
  ///
  /// - Parameters:
  ///   - sources: The bindings. A constant among them can keep the toggle mixed for ever.
  ///   - isOn: The flag in each.
  init<Source>(sources: [HeadlessBinding<Source>], isOn: WritableKeyPath<Source, Bool>) {
    self.init(state: HeadlessBinding(sources: sources, isOn: isOn))
  }

  /// A toggle over a flag in each element of a collection.
  ///
  /// An empty collection reads on.
  ///
  /// - Parameters:
  ///   - elements: The collection, which may grow and shrink.
  ///   - isOn: The flag in each element.
  init<Element>(
    sources elements: HeadlessBinding<[Element]>, isOn: WritableKeyPath<Element, Bool>
  ) {
    self.init(state: elements[all: isOn])
  }
}
