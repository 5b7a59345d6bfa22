/// A model of a base whose observers react to changes of it by changing it.
///
/// Let `writes(toSet:in:)` count the writes of the observers, too.
public protocol ObserverModel: ReferenceModel {
  /// How many writes of the base one operation may lead to before the observers rest.
  ///
  /// The law `settles` allows no more.
  var writesToRest: Int { get }
  /// The actions that write this base externally and let the observers come to rest, one for
  /// each schedule; all of them are in `actions`.
  ///
  /// The law `confluent` compares what the others lead to with what the first leads to.
  func actionsPerSchedule(writing base: Base) -> [Action]
}
