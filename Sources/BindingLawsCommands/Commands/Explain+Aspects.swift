import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

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

  /// Runs the system and shows what it was asked for.
  func show(
    _ aspect: Aspect, of system: JudgedSystem, on console: Console
  ) throws -> Outcome {
    switch aspect {
    case .table: try showTable(of: system, on: console)
    case .profile: try showProfile(of: system, on: console)
    }
  }

  private func showTable(of system: JudgedSystem, on console: Console) throws -> Outcome {
    let table = try console.waiting {
      try children.run(system) { try system.checker($0).learnedTable() }
    }
    if console.isJSON {
      try console.say(json: TableRecord(system: system.name, learned: table))
    } else {
      try console.say("\(console.paint(system.name, .bold)) when new")
      try console.say("")
      for line in LearnedTableText(table, width: width.columns(on: console)).lines {
        try console.say(line)
      }
    }
    return .done
  }

  private func showProfile(of system: JudgedSystem, on console: Console) throws -> Outcome {
    let (found, profile) = try console.waiting {
      try children.run(system) { place in
        let found = try system.judgements(
          by: Registry.current.laws, options: CheckOptions(), place)
        return (found, try SystemProfile(system, found, place))
      }
    }
    if console.isJSON {
      try console.say(json: profile)
    } else {
      try console.say("\(console.paint(system.name, .bold)): \(profile.headline)")
      if !console.isQuiet { for line in profile.lines { try console.say(line) } }
    }
    return found.showsUndeclaredEnd ? .died : .done
  }
}

/// The table as machines read it: the names of its properties are keys of `explain --table --json`.
private struct TableRecord: Encodable {
  let system: String
  let learned: LearnedTable
}
