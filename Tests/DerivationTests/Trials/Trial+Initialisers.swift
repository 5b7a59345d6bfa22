import BindingLaws

extension Trial {
  /// Returns a trial for each initialiser of `DerivableBinding`, over one family of binding types.
  ///
  /// Of the policies of a selection, `.clearsAny` is left out: it breaks get-set, as `LawfulDerivationTests` expects.
  static func all<F: BindingFamily>(over family: F.Type) -> [Trial] {
    let usual = LawSet.roundTrip + .honesty + .locality
    // Off alone keeps another tag that is selected, and off after on cannot bring that tag back: the last set does not
    // win. So it is with nil of a presented case while another case is current.
    let impossible: [Law] = [.setSet]
    // No two sets of a radio commute, and it has no foreign selection to keep.
    let ofRadio: [Law] = [.setLocal, .conforms, .atMostOneOn, .exactlyOneOn, .setOnSelects]
    let radio = LawSet.roundTrip + .honesty + LawSet(ofRadio)
    return [
      // These two try the initialiser that takes a lens.
      Trial(SelectingOwn<F>.self, upholds: usual + .selection, allBut: impossible),
      Trial(SelectingForeign<F>.self, upholds: usual + .selection, allBut: impossible),
      Trial(SelectingRadio<F>.self, upholds: radio),
      Trial(SelectingOff<F>.self, upholds: usual),
      Trial(SelectingRequired<F>.self, upholds: radio),
      Trial(UnwrappedNumber<F>.self, upholds: usual + .presence),
      Trial(PayloadOfCase<F>.self, upholds: usual + .presence),
      Trial(PresentedCase<F>.self, upholds: usual, allBut: impossible),
      Trial(RawText<F>.self, upholds: usual),
      Trial(NormalNumber<F>.self, upholds: usual),
      Trial(PairOfFlags<F>.self, upholds: usual),
      Trial(ElementByID<F>.self, upholds: usual + .presence),
      Trial(ElementByIndex<F>.self, upholds: usual),
      Trial(StateOfSources<F>.self, upholds: usual + .mixedState),
    ]
  }
}
