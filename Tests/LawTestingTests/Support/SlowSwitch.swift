import TestSupport

/// A switch with slow sets.
///
/// The sets of a search for memory together take longer than one case may.
struct SlowSwitch: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func set(_ isOn: Bool, at port: SinglePort) {
    let sum = (0..<200).reduce(0, &+)
    if sum > 0 { source.value = isOn }
  }
}
