import BindingGenerators
import BindingLaws

#if canImport(ObjectiveC)
  import Foundation
#endif

// What outlives a system. It is a memory that no input shows, so nothing is proved of it.
// The laws in `Storage` ask, and `Law.Moment` says what each member is. The comment of `Law.released`, and so
// `LAWS.md`, also says how often a new system is set and acts.
extension SystemMachine {
  var readingsAfterRelaunch: [(handle: Handle<Port>, reading: Model.Value?)] {
    ownUse.isBeyondInputs = true
    let ownReadings = present.compactMap { handle in
      derived(handle.port).map { (port: handle.index, reading: $0.wrappedValue) }
    }
    let known = Dictionary(uniqueKeysWithValues: ownReadings)
    guard let launched = relaunched(system) else { return [] }
    let readings = readings(of: launched)
    // A launch may move what others have stored, such as an old entry, but nothing that was set.
    let isStoredByOthers = latest == nil || latest == .write
    let moved = isStoredByOthers ? moved(by: readings, from: known) : stillMoved(in: known)
    movedAtLaunch = moved
    if moved.isEmpty { return readings }
    // What a launch may move, it may move only once. If the next launch reads the same, the port is left out.
    let again = relaunched(launched).map { self.readings(of: $0) } ?? []
    return readings.filter { handle, reading in
      guard moved[handle.index] != nil else { return true }
      let second = again.first { $0.handle.index == handle.index }?.reading
      guard let reading, let second else { return true }
      return !isSame(reading, second)
    }
  }

  /// Returns the ports that read something else after a launch, each with its reading before it.
  private func moved(
    by readings: [(handle: Handle<Port>, reading: Model.Value?)], from known: [Int: Model.Value]
  ) -> [Int: Model.Value] {
    var moved: [Int: Model.Value] = [:]
    for (handle, reading) in readings {
      guard let own = known[handle.index], let reading, !isSame(own, reading) else { continue }
      moved[handle.index] = own
    }
    return moved
  }

  /// Returns the ports that an earlier launch has moved, and that read now what they read before that launch.
  private func stillMoved(in known: [Int: Model.Value]) -> [Int: Model.Value] {
    (movedAtLaunch ?? [:]).filter { port, reading in
      guard let own = known[port] else { return false }
      return isSame(own, reading)
    }
  }

  private func relaunched(_ system: System) -> System? {
    (system as? any RelaunchingSystem)?.relaunched() as? System
  }

  /// Returns the reading of each port on a system that was launched, also of ports that are gone and have a
  /// binding.
  private func readings(
    of launched: System
  ) -> [(handle: Handle<Port>, reading: Model.Value?)] {
    table.world.handles.compactMap { handle in
      let binding = System.Derived.subject(of: launched.binding(handle.port))
      if isGone(handle) && (!mayFailToDerive || binding == nil) { return nil }
      return (handle, binding?.wrappedValue)
    }
  }

  func settleOnce() -> Bool {
    ownUse.isBeyondInputs = true
    let hasLanded = (system as? any SteppedSystem)?.settleOnce() ?? false
    source.readStore()
    return hasLanded
  }

  func objectsLeft(
    setting value: Model.Value, at handle: Handle<Port>, holdingBinding: Bool
  ) -> [String]? {
    ownUse.isBeyondInputs = true
    var remains = remainsOfAnother(setting: value, at: handle)
    if !holdingBinding { remains.binding = nil }
    let objects = remains.objects
    return withExtendedLifetime(remains.binding) {
      objects.isEmpty ? nil : objects.filter { $0.reference.object != nil }.map(\.name)
    }
  }

  var bindingsKeepStore: Bool? { (System.self as? any StoreSystem.Type)?.bindingsKeepStore }

  /// The number of times that a new system is read and set.
  ///
  /// The first set may change the base, and the others find the value there: a store may begin to hold
  /// something at either.
  private static var setsOfAnother: Int { 3 }
  /// The most actions of a new system.
  ///
  /// They are performed again for each set that the law tries, so that a long list would take its time.
  private static var mostActions: Int { 8 }

  /// What is left of a new system that was used, once nobody holds it.
  ///
  /// Not private: with `-O` and without whole-module optimisation, Swift 6.3 crashes on a private type here.
  struct Remains {
    /// The objects that it had for itself, if they live, each with the name of the property that led to it.
    let objects: [(name: String, reference: Weak)]
    /// A binding of it.
    var binding: System.Derived?
  }

  /// Uses a new system, and lets go of it.
  private func remainsOfAnother(setting value: Model.Value, at handle: Handle<Port>) -> Remains {
    #if canImport(ObjectiveC)
      autoreleasepool { useAnother(setting: value, at: handle) }
    #else
      useAnother(setting: value, at: handle)
    #endif
  }

  private func useAnother(setting value: Model.Value, at handle: Handle<Port>) -> Remains {
    // What a second new system has, too, is not for one alone.
    let shared = objects(of: probe.make(Source(base, isLogging: false)))
    let source = Source(base, isLogging: false)
    let system = probe.make(source)
    let derived = system.binding(handle.port)
    if let binding = System.Derived.subject(of: derived) {
      for _ in 1...Self.setsOfAnother {
        _ = binding.wrappedValue
        binding.wrappedValue = value
      }
    }
    for action in table.world.actions.prefix(Self.mostActions) {
      system.perform(action, on: source)
    }
    source.readStore()
    let own = objects(of: system).filter { own in !shared.contains { $0.object === own.object } }
    return Remains(objects: own.map { ($0.name, Weak($0.object)) }, binding: derived)
  }
}

/// Returns the objects that a value holds, each with the name of the property that leads to it.
///
/// Reports print the names. Objects within objects are not searched.
private func objects(of value: Any, level: Int = 0) -> [(name: String, object: AnyObject)] {
  if level > deepestLevel { return [] }
  return Mirror(reflecting: value).children.flatMap { child in
    let name = child.label ?? ""
    if type(of: child.value) is AnyClass { return [(name, child.value as AnyObject)] }
    return objects(of: child.value, level: level + 1).map { (name, $0.object) }
  }
}

/// A weak reference to an object.
struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
