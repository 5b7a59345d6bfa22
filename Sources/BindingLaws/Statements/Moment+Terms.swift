// What a claim of `Terms` finds wrong.

extension Law.Moment {
  /// Returns what is wrong with the reading after a set.
  ///
  /// Nil if nothing is. The expected value is printed as the model reads it.
  func wrongReading(
    of handle: Handle<Model.Port>, afterSetting value: Model.Value
  ) -> Discrepancy? {
    let port = handle.port
    let landing = model.landing(of: value, at: port, in: before)
    guard
      let wrong = Discrepancy(reading: handle, reading(handle), expected: landing, by: model)
    else { return nil }
    let read = model.get(port, in: model.set(value, at: port, in: before))
    // Through a key path that drops what is set, the model does not read it, either.
    let owed = model.areEquivalent(read, landing) ? read : landing
    return Discrepancy(at: wrong.place, found: wrong.found, expected: TraceValue(owed))
  }

  /// Returns what is wrong with the base after a program.
  ///
  /// Nil if nothing is.
  func wrongBase(
    after program: [Law.Operation], for variables: Law.Variables<Model>
  ) -> Discrepancy? {
    variables.end(of: program, in: before).flatMap { expected in
      Discrepancy(base: base, expected: expected, by: model)
    }
  }

  /// The change or the writes of an operation that must change nothing.
  ///
  /// Nil if there are none.
  var unwantedChange: Discrepancy? {
    // A change that the model does not distinguish counts, too.
    if let change = Discrepancy(base: base, unchangedFrom: before) { return change }
    return excessWrites(atMost: 0)
  }

  /// Returns the discrepancy that there were more writes than a limit.
  ///
  /// Nil if there were not.
  func excessWrites(atMost limit: Int) -> Discrepancy? {
    if writes.count <= limit { return nil }
    return Discrepancy(
      at: .writeCount, found: "\(writes.count)", expected: limit == 0 ? "0" : "at most \(limit)")
  }
}

// The model of these was learned from the system.
extension Law.Moment {
  /// Returns what is wrong with the reading after a set.
  ///
  /// Nil if nothing is.
  func wrongReading(
    of handle: Handle<Model.Port>, afterSetting value: Model.Value,
    by learned: some LearningModel<Model.Base, Model.Port, Model.Value>
  ) -> Discrepancy? {
    let reading = reading(handle)
    if learned.isGot(reading, settingInstead: value, at: handle.port, in: before) { return nil }
    return Discrepancy(reading: handle, reading, expected: value, by: model)
  }

  /// Returns how the base differs from the one before.
  ///
  /// Nil if no port distinguishes the two.
  func visibleChange(
    by learned: some LearningModel<Model.Base, Model.Port, Model.Value>
  ) -> Discrepancy? {
    learned.areAlike(base, before)
      ? nil : Discrepancy(base: base, expected: before, by: model)
  }
}
