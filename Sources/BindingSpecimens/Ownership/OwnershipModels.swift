import BindingLaws

/// A value that somebody provides, a control's own, and which of them counts.
struct SwitchedOwner: Equatable {
  var external = false
  var own = false
  var isProvided = false

  static let all: [SwitchedOwner] = Bool.all.flatMap { isProvided in
    Bool.all.flatMap { own in
      Bool.all.map { SwitchedOwner(external: $0, own: own, isProvided: isProvided) }
    }
  }
}

/// One control whose provider appears and disappears.
enum SwitchedOwnerModel: OwnershipModel {
  enum Port: CaseIterable {
    case control
  }

  enum Action {
    case switchProvider
  }

  typealias Value = Bool
  static var bases: [SwitchedOwner]? { SwitchedOwner.all }
  static var actions: [Action] { [.switchProvider] }

  static func isProvided(_ port: Port, in base: SwitchedOwner) -> Bool { base.isProvided }
  static func external(_ port: Port, in base: SwitchedOwner) -> Bool { base.external }
  static func own(_ port: Port, in base: SwitchedOwner) -> Bool { base.own }

  static func settingExternal(
    _ value: Bool, at port: Port, in base: SwitchedOwner
  ) -> SwitchedOwner {
    SwitchedOwner(external: value, own: base.own, isProvided: base.isProvided)
  }

  static func settingOwn(_ value: Bool, at port: Port, in base: SwitchedOwner) -> SwitchedOwner {
    SwitchedOwner(external: base.external, own: value, isProvided: base.isProvided)
  }

  static func apply(_ action: Action, to base: SwitchedOwner) -> SwitchedOwner {
    SwitchedOwner(external: base.external, own: base.own, isProvided: !base.isProvided)
  }
}
