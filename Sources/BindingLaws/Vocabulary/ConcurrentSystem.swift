/// A system whose bindings may be used by several tasks at once, because it says so.
///
/// Only such a system is judged by ``TimeLaw/linearizable``. Its bindings are then derived and used on
/// threads of their own, of which one runs at a time: they take turns at accesses of the base.
///
/// ```swift
/// extension VolumeSlider: ConcurrentSystem {}
/// ```
public protocol ConcurrentSystem: BindingSystem {}
