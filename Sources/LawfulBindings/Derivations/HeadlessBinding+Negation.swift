extension HeadlessBinding where Value == Bool {
  /// The opposite, in reads and in writes.
  public var negated: HeadlessBinding {
    map(!, back: !)
  }
}
