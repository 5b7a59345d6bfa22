import BindingLaws
import LawfulBindings

/// A model of a port for each of two flags.
///
/// Traces name its ports, and draws and tokens number them: names and order have to stay.
struct HalvesModel: ReferenceModel {
  /// One of the two flags.
  enum Half: CaseIterable {
    case x
    case y

    /// The key path of the flag.
    var flag: WritableKeyPath<TwoFlags, Bool> { self == .x ? \.x : \.y }
  }

  func get(_ half: Half, in flags: TwoFlags) -> Bool { flags[keyPath: half.flag] }

  func set(_ value: Bool, at half: Half, in flags: TwoFlags) -> TwoFlags {
    flags.with(half.flag, value)
  }
}

/// Two toggles for two flags, both bound to the first one.
///
/// A set of one shows at the other.
struct AliasedParts: SingleSystem {
  static let model = HalvesModel()
  let source: Source<TwoFlags>
  var derived: Flag { source.binding.x }
}
