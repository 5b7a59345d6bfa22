import BindingLaws

/// The models by which both initialisers and subscripts are judged.
enum ValueModels {
  static var negated: ConversionModel<Bool, Bool> {
    ConversionModel(trying: [true, false], reads: { isOn in !isOn }, stores: { isOff in !isOff })
  }

  static var raw: ConversionModel<Tab, String> {
    ConversionModel(
      trying: ["a", "b", "z"], reads: { tab in tab.rawValue },
      stores: { text in Tab(rawValue: text) })
  }

  static var clamped: ConversionModel<Int, Int> {
    ConversionModel(
      over: [0, 2, 5], trying: [0, 2, -1, 3], loss: .modulo,
      reads: { number in min(max(number, 0), 2) }, stores: { number in min(max(number, 0), 2) })
  }

  /// The chore with the id 1, or nil while it is gone.
  static var firstChore: ConversionModel<[Chore], Chore?> {
    ConversionModel(
      over: [[], [Chore(id: 1)], [Chore(id: 2)], [Chore(id: 2), Chore(id: 1)]],
      trying: [nil, Chore(id: 1), Chore(id: 1, isDone: true), Chore(id: 2)],
      reads: { chores in chores.first { $0.id == 1 } },
      stores: { chore, chores in
        guard let chore, chore.id == 1, let place = chores.firstIndex(where: { $0.id == 1 }) else {
          return nil
        }
        var changed = chores
        changed[place] = chore
        return changed
      })
  }
}
