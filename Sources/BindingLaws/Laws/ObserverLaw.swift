/// What observers of a base owe that react to its changes by changing it.
public enum ObserverLaw: String, Law {
  /// Observers reach rest.
  ///
  /// > ∀ traces x, operations o.  |writes(o, x)| ≤ the declared number of writes to rest
  ///
  /// ```swift
  /// .onChange(of: a) { b = $0 }.onChange(of: b) { a = $0 }  // comes to rest
  /// ```
  ///
  /// Rounds are bounded, so a loop without end shows as too many writes and never as a hang.
  ///
  /// - Broken by: an observer that writes what it observes.
  ///   Specimen: `SelfEcho`, smallest at one write from behind.
  /// - Source: house rule.
  case settles

  /// The resting state does not depend on the order of the observers.
  ///
  /// > ∀ x t j k.  settle(t, x) under schedule j = settle(t, x) under schedule k
  ///
  /// ```swift
  /// (a, b, c) = (true, true, true)  // whatever runs first, the same is left
  /// ```
  ///
  /// - Broken by: observers that clear one another.
  ///   Specimen: `ExclusiveByObservers`, smallest at `t = {a, b}`.
  /// - Source: confluence as in Baader and Nipkow, *Term Rewriting and All That*, 1998.
  case confluent
}
