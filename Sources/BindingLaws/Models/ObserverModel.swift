/// A model of a base whose observers change it when it changes.
///
/// Let `writes(toSet:in:)` count the writes of the observers, too.
public protocol ObserverModel: ReferenceModel {
  /// The most writes of the base by one operation before the observers rest.
  ///
  /// The law `settles` allows no more.
  var writesToRest: Int { get }
  /// Returns the actions that write this base externally and let the observers come to rest, one for each
  /// schedule.
  ///
  /// All of them are in `actions`. The law `confluent` compares the result of the first with those of the
  /// others.
  func actionsPerSchedule(writing base: Base) -> [Action]
}
