/// A system whose sets may land later: in a task, on a queue, after a pause, in a turn of a run loop.
///
/// It is judged by ``TimeLaw/deferredArrives`` and ``TimeLaw/lateIsHarmless``. Laws that speak about
/// the moment right after a set are not owed by it: declare so.
public protocol DeferredSystem: BindingSystem {
  /// Lets every set that was put off land: drains a queue, or lets a clock of the test go on.
  func settle()
}
