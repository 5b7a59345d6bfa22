/// Every specimen, family by family, lawful ones first.
package let allSpecimens: [Specimen] =
  Specimen.selection + Specimen.membership + Specimen.aggregates + Specimen.roundTrip
  + Specimen.toggles + Specimen.hierarchy + Specimen.workarounds + Specimen.ownership
  + Specimen.observers + Specimen.presence + Specimen.honesty + Specimen.equivalence
  + Specimen.memory + Specimen.shapes + Specimen.stores + Specimen.notification + Specimen.time
