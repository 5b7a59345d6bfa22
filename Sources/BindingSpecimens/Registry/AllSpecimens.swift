/// Every specimen, family by family, lawful ones first.
package let allSpecimens: [Specimen] =
  Specimen.selection + Specimen.membership + Specimen.aggregates
  + Specimen.ownership + Specimen.observers + Specimen.presence + Specimen.honesty
  + Specimen.equivalence + Specimen.shapes
