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

/// Two simple options.
enum SimpleAccess: ModelShape {
  static var examples: [Access] { [.read, .write] }
}

/// Two simple options, and both of them together.
enum CompoundAccess: ModelShape {
  static var examples: [Access] { [.read, .write, .all] }
}

/// The empty option, which is in every set and cannot be taken out.
enum EmptyAccess: ModelShape {
  static var examples: [Access] { [.read, []] }
}

/// Options that were chosen one by one, the empty one as if it could be chosen like the others.
///
/// All bases that are listed have it, as every option set does.
enum ChosenOptionsModel: MembershipModel {
  typealias Base = Set<Access>
  static var ports: [Access] { [.read, []] }
  static var bases: [Set<Access>]? { [[[]], [.read, []]] }
}
