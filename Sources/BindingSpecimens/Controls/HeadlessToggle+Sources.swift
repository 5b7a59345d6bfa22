import LawfulBindings

// Systems in `Toggles`, `Selection` and `Aggregates` have these judged, and `CI/full.d/source-mutants.txt`
// quotes their code.
extension HeadlessToggle {
  /// A toggle over a flag.
  ///
  /// - Parameters:
  ///   - label: The text beside the toggle.
  ///   - isOn: The flag.
  init(_ label: String, isOn: HeadlessBinding<Bool>) {
    self.init(label, state: HeadlessBinding(isOn))
  }

  /// One of several toggles that exclude each other.
  ///
  /// Turning it off clears no other toggle's selection.
  ///
  /// - Parameters:
  ///   - label: The text beside the toggle.
  ///   - selection: The one selection that the toggles share, `nil` for none.
  ///   - tag: The value that stands for this toggle.
  init<Tag: Equatable>(_ label: String, isOn selection: HeadlessBinding<Tag?>, tag: Tag) {
    self.init(label, isOn: HeadlessBinding(selecting: tag, in: selection))
  }

  /// A toggle over several flags, each behind a binding of its own.
  ///
  /// No sources at all read on.
  ///
  /// - Parameters:
  ///   - label: The text beside the toggle.
  ///   - sources: The bindings. A constant among them can keep the toggle mixed for ever.
  ///   - isOn: The flag in each.
  init<Source>(
    _ label: String, sources: [HeadlessBinding<Source>], isOn: WritableKeyPath<Source, Bool>
  ) {
    self.init(label, state: HeadlessBinding(sources: sources, isOn: isOn))
  }

  /// A toggle over a flag in each element of a collection.
  ///
  /// An empty collection reads on.
  ///
  /// - Parameters:
  ///   - label: The text beside the toggle.
  ///   - elements: The collection, which may grow and shrink.
  ///   - isOn: The flag in each element.
  init<Element>(
    _ label: String, sources elements: HeadlessBinding<[Element]>,
    isOn: WritableKeyPath<Element, Bool>
  ) {
    self.init(label, state: HeadlessBinding(sources: elements, isOn: isOn))
  }
}
