extension Fault {
  /// All faults, in the order in which they are printed.
  ///
  /// They are made anew for each caller, so that `effects` begin at 0.
  static var all: [Fault] {
    [ofSets, ofWrites, ofReadings, ofPorts, ofBindings, ofTaps, ofRenderings, ofTime, ofMaking]
      .flatMap(\.self)
  }

  /// Returns the fault with a name.
  static func named(_ id: String) -> Fault? { all.first { $0.id == id } }
}
