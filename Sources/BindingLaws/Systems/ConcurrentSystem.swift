// `offers` requires this protocol. `LawsOfTime.md` says what such a system is judged by.
/// A system whose bindings may be used by several tasks at once.
///
/// ``Law/linearizable`` is judged only for such a system. Its bindings are then derived and used on threads
/// of their own. One thread runs at a time: they take turns at accesses of the base.
///
/// ```swift
/// extension VolumeSlider: ConcurrentSystem {}
/// ```
///
/// The checker does not see accesses of a ``StoreSystem``, so its tasks run on real threads, many times. A
/// fault found there is certain, but cannot be replayed. If none is found, there may still be one. A system
/// of the main actor is used by one task at a time, and cannot conform.
public protocol ConcurrentSystem: BindingSystem, SendableMetatype {}
