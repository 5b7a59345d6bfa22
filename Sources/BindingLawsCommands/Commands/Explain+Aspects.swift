import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

// `CI/same` keeps what both aspects print as JSON.
extension Explain {
  /// What can be asked of a system that only a run can answer.
  enum Aspect: String, EnumerableFlag {
    case table, profile

    static func help(for aspect: Self) -> ArgumentHelp? {
      switch aspect {
      case .table:
        "Show what the bindings of the system do when they are new, whatever its model says."
      case .profile: "Say what kind of binding the system derives, and which laws it obeys."
      }
    }
  }

  func showTable(of system: JudgedSystem, on console: Console) throws -> Outcome {
    let table = try console.waiting {
      try children.run(system) { try system.checker($0).learnedTable() }
    }
    let lines = LearnedTableText(table, width: width.columns(on: console)).lines
    // Somebody who wants it to be quiet has asked for the table all the same.
    try console.show(
      TableRecord(system: system.name, learned: table),
      (["\(console.paint(system.name, .bold)) when new", ""] + lines).joined(separator: "\n"))
    return .done
  }

  func showProfile(of system: JudgedSystem, on console: Console) throws -> Outcome {
    let (found, profile) = try console.waiting {
      try children.run(system) { place in
        let found = try system.judgements(
          by: Registry.current.laws, options: CheckOptions(), place)
        return (found, try SystemProfile(system, found, place))
      }
    }
    let heading = "\(console.paint(system.name, .bold)): \(profile.headline)"
    try console.show(profile, heading, profile.lines)
    return found.showsUndeclaredEnd ? .died : .done
  }
}

/// The table as machines read it: the names of its properties are keys of `explain --table --json`.
private struct TableRecord: Encodable {
  let system: String
  let learned: LearnedTable
}
