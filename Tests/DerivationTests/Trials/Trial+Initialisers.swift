import BindingLaws

extension Trial {
  /// Returns a trial for each initialiser of `DerivableBinding`.
  ///
  /// `SelectingOwn` and `SelectingForeign` try the one that takes a lens. Set-set is impossible where one value
  /// is read in more bases than another: off of a tag while any other is selected, and nil of a presented case
  /// while any other is current.
  static func all<F: BindingFamily>(over family: F.Type) -> [Trial] {
    let usual = LawSet.roundTrip + .honesty + .locality
    // No two sets of a radio commute, and it has no foreign selection to keep.
    let ofRadio: [Law] = [.setLocal, .conforms, .atMostOneOn, .exactlyOneOn, .setOnSelects]
    let radio = LawSet.roundTrip + .honesty + LawSet(ofRadio)
    return [
      Trial(SelectingOwn<F>.self, upholds: usual + .selection, allBut: [.setSet]),
      Trial(SelectingForeign<F>.self, upholds: usual + .selection, allBut: [.setSet]),
      Trial(SelectingRadio<F>.self, upholds: radio),
      Trial(SelectingOff<F>.self, upholds: usual),
      Trial(SelectingRequired<F>.self, upholds: radio),
      Trial(UnwrappedNumber<F>.self, upholds: usual + .presence),
      Trial(PayloadOfCase<F>.self, upholds: usual + .presence),
      Trial(PresentedCase<F>.self, upholds: usual, allBut: [.setSet]),
      Trial(RawText<F>.self, upholds: usual),
      Trial(NormalNumber<F>.self, upholds: usual),
      Trial(PairOfFlags<F>.self, upholds: usual),
      Trial(ElementByID<F>.self, upholds: usual + .presence),
      Trial(ElementByIndex<F>.self, upholds: usual),
      Trial(StateOfSources<F>.self, upholds: usual + .mixedState),
    ]
  }
}
