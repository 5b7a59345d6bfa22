import LawfulBindings

// The laws judge these through systems in `Toggles`, `Selection`, `Aggregates` and `Shapes`, and
// `CI/full.d/source-mutants.txt` quotes their code.
extension HeadlessToggle {
  /// Makes a toggle over a flag.
  ///
  /// The toggle refuses a set of mixed.
  init(isOn: HeadlessBinding<Bool>) {
    self.init(
      state: isOn.map({ ToggleState($0) }, back: { $0 == .mixed ? nil : $0 == .on }))
  }

  /// Makes one of several toggles that exclude each other.
  ///
  /// Turning it off clears no other toggle's selection.
  ///
  /// - Parameters:
  ///   - selection: The selection that the toggles share. Nil for none.
  ///   - tag: The value that stands for this toggle.
  init<Tag: Hashable>(isOn selection: HeadlessBinding<Tag?>, tag: Tag) {
    self.init(isOn: selection[isSelecting: tag])
  }

  /// Makes a toggle over several flags, each behind a binding of its own.
  ///
  /// Without sources it reads on.
  ///
  /// - Parameters:
  ///   - sources: The bindings. A constant among them can keep the toggle mixed for ever.
  ///   - isOn: The flag in each source.
  init<Source>(sources: [HeadlessBinding<Source>], isOn: WritableKeyPath<Source, Bool>) {
    self.init(state: HeadlessBinding(sources: sources, isOn: isOn))
  }

  /// Makes a toggle over a flag in each element of a collection.
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
