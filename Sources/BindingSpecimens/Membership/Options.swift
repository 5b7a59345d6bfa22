import BindingLaws
import LawfulBindings

/// The rights to a file.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
struct Access: OptionSet, Hashable, CustomStringConvertible {
  let rawValue: Int
  static let read = Access(rawValue: 1)
  static let write = Access(rawValue: 2)
  static let all: Access = [.read, .write]

  /// The name of the rights, by the two bits of the raw value.
  var description: String { ["[]", ".read", ".write", ".all"][rawValue] }
}

/// A model of two simple options, and of both together.
var compoundAccess: OptionsModel<Access> { OptionsModel(of: [.read, .write, .all]) }

/// A model of a set of chosen options, of which the empty option is one like any other.
///
/// All listed bases contain the empty option, because every option set does.
struct ChosenOptionsModel: MembershipModel {
  typealias Base = Set<Access>
  var ports: [Access] { [.read, []] }
  var bases: [Set<Access>]? { [[[]], [.read, []]] }
}

/// Toggles over an option set with a compound option, which is removed as a whole or not at all.
struct CompoundOptions: BindingSystem {
  static var model: OptionsModel<Access> { compoundAccess }
  let source: Source<Access>

  func binding(_ option: Access) -> Flag { source.binding[contains: option] }
}

/// Toggles over an option set with the empty option, which is always on.
struct EmptyOption: BindingSystem {
  static var model: OptionsModel<Access> { OptionsModel(of: [.read, []]) }
  let source: Source<Access>

  func binding(_ option: Access) -> Flag { source.binding[contains: option] }
}

/// A compound option that is set off although it reads off: `.all` over `.read` alone loses `.read`.
///
/// The option upholds `set-get`, and simple options are set correctly. The `put` of `PlainSystem` for sets of
/// ports is at fault: it removes an option without asking whether it reads on.
struct CompoundRemoval: PlainSystem {
  static var model: OptionsModel<Access> { compoundAccess }
  let source: Source<Access>
}

/// A set of chosen options that is kept as one option set.
///
/// The empty option cannot be removed, because every option set contains it. The choice upholds `get-set`,
/// because the empty option is in every base.
struct EmptyOptionRemoval: PlainSystem {
  static let model = ChosenOptionsModel()
  let source: Source<Set<Access>>

  func get(_ option: Access, in chosen: Set<Access>) -> Bool { Access(chosen).contains(option) }

  func put(_ isOn: Bool, at option: Access, into chosen: inout Set<Access>) {
    var options = Access(chosen)
    if isOn { options.insert(option) } else { options.remove(option) }
    chosen = Set(Self.model.ports.filter { options.isSuperset(of: $0) })
  }
}
