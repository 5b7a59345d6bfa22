import BindingGenerators
import BindingLaws

#if canImport(ObjectiveC)
  import Foundation
#endif

// Things that outlive a system. They are a memory that no input shows, so nothing is proved of it.
// The laws in `Storage` ask; `Law.Moment` says what each member is. The comment of `Law.released`, and so
// `LAWS.md`, also says how often a new system is set and acts.
extension SystemMachine {
  var readingsAfterRelaunch: [(handle: Handle<Port>, reading: Model.Value?)] {
    ownUse.isBeyondInputs = true
    let own = present.compactMap { handle in
      derived(handle.port).map { (port: handle.index, reading: $0.wrappedValue) }
    }
    let known = Dictionary(uniqueKeysWithValues: own)
    guard let launched = relaunched(system) else { return [] }
    let readings = readings(of: launched)
    let moved = moved(by: readings, from: known)
    movedAtLaunch = moved
    if moved.isEmpty { return readings }
    // A port that a launch has moved stays where it is at the next launch.
    let again = relaunched(launched).map { self.readings(of: $0) } ?? []
    return readings.filter { handle, reading in
      guard moved[handle.index] != nil else { return true }
      let second = again.first { $0.handle.index == handle.index }?.reading
      guard let reading, let second else { return true }
      return !isSame(reading, second)
    }
  }

  /// Returns the readings, before the launch, of the ports that a launch has moved.
  ///
  /// A launch may move what others have stored, such as an old entry, but nothing that was set.
  private func moved(
    by readings: [(handle: Handle<Port>, reading: Model.Value?)], from known: [Int: Model.Value]
  ) -> [Int: Model.Value] {
    if latest != nil && latest != .write {
      // What an earlier launch has moved still counts, at ports that read the same since.
      return (movedAtLaunch ?? [:]).filter { port, reading in
        known[port].map { isSame($0, reading) } == true
      }
    }
    var moved: [Int: Model.Value] = [:]
    for (handle, reading) in readings {
      guard let now = known[handle.index], let reading, !isSame(now, reading) else { continue }
      moved[handle.index] = now
    }
    return moved
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
    var (objects, binding) = objectsOfAnother(setting: value, at: handle)
    if !holdingBinding { binding = nil }
    return withExtendedLifetime(binding) {
      objects.isEmpty ? nil : objects.filter { $0.object.object != nil }.map(\.name)
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

  private typealias Used = (objects: [(name: String, object: Weak)], binding: System.Derived?)

  /// Returns the objects that a new system has for itself, once it has ended, and a binding of it.
  private func objectsOfAnother(setting value: Model.Value, at handle: Handle<Port>) -> Used {
    #if canImport(ObjectiveC)
      autoreleasepool { useAnother(setting: value, at: handle) }
    #else
      useAnother(setting: value, at: handle)
    #endif
  }

  private func useAnother(setting value: Model.Value, at handle: Handle<Port>) -> Used {
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
    return (own.map { ($0.name, Weak($0.object)) }, derived)
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
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
