package import BindingLaws

extension JudgedSystem {
  fileprivate static let specimens =
    selection + membership + aggregates + roundTrip + toggles + hierarchy + workarounds + ownership
    + observers + presence + honesty + equivalence + memory + shapes + stores + notification + time
}

/// Every specimen, family by family, lawful ones first.
package let allSpecimens = JudgedSystem.specimens
