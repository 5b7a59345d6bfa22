// `offers` asks for it, and `runsTasks` says whether several tasks use it. `LawsOfTime.md` explains how its
// tasks run.
/// A system whose bindings may be used by several tasks at once, because it says so.
///
/// Only such a system is judged by ``Law/linearizable``. Its bindings are then derived and used on
/// threads of their own, of which one runs at a time: they take turns at accesses of the base.
///
/// ```swift
/// extension VolumeSlider: ConcurrentSystem {}
/// ```
///
/// Accesses of a ``StoreSystem`` are not seen, so that its tasks run on real threads, again and again. A
/// fault that is found there is certain, but cannot be replayed; where none is found, there may be one. A
/// system of the main actor is used by one task at a time, and cannot say that it is used by several.
public protocol ConcurrentSystem: BindingSystem, SendableMetatype {}
