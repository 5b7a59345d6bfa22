import BindingLaws

extension Registry {
  /// Returns the laws by which a system is judged.
  ///
  /// These are all laws that are not left to requests, and those that the system declares broken: a
  /// declaration counts as a request.
  func laws(of system: JudgedSystem) -> [Law] {
    let declared = system.breaks
    let requests = LawSet(declared)
    let asked = laws.filter { law in requests.asks(for: law, of: system.system) }
    return asked + declared.filter { law in !laws.contains { $0.id == law.id } }
  }
}
