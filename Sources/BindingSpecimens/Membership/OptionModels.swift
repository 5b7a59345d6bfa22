import BindingLaws

/// What may be done with a file.
struct Access: OptionSet, Hashable, CustomStringConvertible {
  let rawValue: Int
  static let read = Access(rawValue: 1)
  static let write = Access(rawValue: 2)
  static let all: Access = [.read, .write]

  var description: String {
    switch self {
    case .read: ".read"
    case .write: ".write"
    case .all: ".all"
    default: "[]"
    }
  }
}

/// Ports for options of a set; a compound one is on when all of its options are there.
protocol OptionsModel: ContainmentModel
where Base == Access, Port == Access, Value == Bool, Element == Access {}

extension OptionsModel {
  static var bases: [Access]? { [[], .read, .write, .all] }
  static func elements(of option: Access) -> [Access] { [.read, .write].filter(option.contains) }
  static func elements(in set: Access) -> Set<Access> { Set(elements(of: set)) }
  static func get(_ option: Access, in set: Access) -> Bool { set.isSuperset(of: option) }

  static func set(_ isOn: Bool, at option: Access, in set: Access) -> Access {
    if isOn { return set.union(option) }
    return get(option, in: set) ? set.subtracting(option) : set
  }

  static func outside(_ option: Access, setting isOn: Bool, in set: Access) -> Access {
    set.subtracting(option)
  }
}

/// Two simple options.
enum SimpleOptionsModel: OptionsModel {
  static var ports: [Access] { [.read, .write] }
}

/// Two simple options, and both of them together.
enum CompoundOptionsModel: OptionsModel {
  static var ports: [Access] { [.read, .write, .all] }
}

/// The empty option, which is in every set and cannot be taken out.
enum EmptyOptionModel: OptionsModel {
  static var ports: [Access] { [.read, []] }

  static func accepts(_ isOn: Bool, at option: Access, in set: Access) -> Bool {
    isOn || !option.isEmpty
  }
}

/// Options that were chosen one by one, the empty one as if it could be chosen like the others.
enum ChosenOptionsModel: MembershipModel {
  typealias Base = Set<Access>
  static var ports: [Access] { [.read, []] }
  static var starts: [Set<Access>]? { bases?.filter { $0.contains([]) } }
}
