/// Every law of this library, family by family.
public let allLaws: [any Law] = families.flatMap { $0.laws }

private let families: [any Law.Type] = [
  RoundTripLaw.self, HonestyLaw.self, LocalityLaw.self, SelectionLaw.self, MembershipLaw.self,
  MixedStateLaw.self, ControlLaw.self, OwnershipLaw.self, ObserverLaw.self, PresenceLaw.self,
  EquivalenceLaw.self, NotificationLaw.self, TimeLaw.self,
]

extension Law {
  fileprivate static var laws: [any Law] { Array(allCases) }
}
