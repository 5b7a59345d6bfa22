import BindingLaws

extension Registry {
  /// Returns the laws by which a system is judged.
  ///
  /// These are all laws that are not left to requests, and those that the system declares broken.
  /// `LawSet.asks` decides the same for tests.
  func laws(of system: JudgedSystem) -> [Law] {
    let declared = system.breaks
    let asked = laws.filter { law in
      !system.system.judgesOnRequest(law) || declared.contains { $0.id == law.id }
    }
    return asked + declared.filter { law in !laws.contains { $0.id == law.id } }
  }
}
