import BindingLaws
import LawChecking

extension ChosenCase {
  /// Runs the case.
  ///
  /// - Throws: `Failure.unreadable` when it is not the one that its file shows.
  func replay(_ children: ChildOptions) throws -> ReplayedCase {
    let replayed = try children.run(system) { place in
      try system.checker(place).replay(name, obeying: law)
    }
    try requireShown(replayed)
    return replayed
  }

  /// Makes the case as small as it gets.
  ///
  /// - Throws: As `replay`.
  func shrink(_ children: ChildOptions) throws -> ReplayedCase {
    // For `requireShown` alone: the case that shrinking gives is another than the file shows.
    if shown != nil { _ = try replay(children) }
    return try children.run(system) { place in
      try system.checker(place).shrink(name, obeying: law)
    }
  }
}
