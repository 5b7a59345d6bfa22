// Tests that reports print use `settle()`. `LawsOfTime.md` says which laws to skip.
/// A system whose sets may land later: in a task, on a queue, after a pause, in a turn of a run loop.
///
/// A deferred system is judged by ``Law/deferredArrives``, ``Law/pendingSurvives`` and
/// ``Law/lateIsHarmless``. Laws about the moment right after a set do not apply to it: declare them as
/// skipped.
///
/// Those laws do apply to a ``StoreSystem``, because its `settle()` is called after each operation. If it is
/// also a `DeferredSystem`, the laws about late sets call `settle()` only at the steps of their programs that
/// say so. So they see sets that have not landed when something else happens:
///
/// ```swift
/// extension SavedSwitch: DeferredSystem {}
/// ```
public protocol DeferredSystem: BindingSystem {
  /// Lets every delayed set land, for example by draining a queue or advancing a test's clock.
  ///
  /// The checker calls it any number of times, also before the first operation.
  func settle()
  /// Whether a set is read at once, before it lands. If so, ``Law/readAtOnce`` and ``Law/tapsArrive`` apply.
  static var readsSetsAtOnce: Bool { get }
}

extension DeferredSystem {
  public static var readsSetsAtOnce: Bool { false }
}
