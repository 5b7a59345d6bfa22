import BindingLaws

extension Registry {
  /// Returns the laws by which a system is judged if a command names none.
  ///
  /// Some laws judge a system only on request. That the system declares such a law broken counts as a request.
  func laws(of system: JudgedSystem) -> [Law] {
    let requests = LawSet(system.breaks)
    let asked = laws.filter { law in requests.asks(for: law, of: system.system) }
    // A system may declare a law that is not among those of the registry.
    let others = system.breaks.filter { law in !laws.contains { $0.id == law.id } }
    return asked + others
  }
}
