/// A system over a source that follows its model, except in the functions that it defines itself.
package protocol ModelledSystem: BindingSystem {
  var source: Source<Model.Base> { get }
  /// Reads a port.
  func get(_ port: Model.Port) -> Model.Value
  /// Sets a port.
  func set(_ value: Model.Value, at port: Model.Port)
}

extension ModelledSystem {
  package func get(_ port: Model.Port) -> Model.Value { Self.model.get(port, in: source.value) }

  package func set(_ value: Model.Value, at port: Model.Port) {
    source.value = Self.model.set(value, at: port, in: source.value)
  }

  package func binding(_ port: Model.Port) -> Accessor<Model.Value> {
    Accessor(get: { get(port) }, set: { set($0, at: port) })
  }
}

extension ModelledSystem where Model.Base == Model.Value {
  package func get(_ port: Model.Port) -> Model.Value { source.value }
  package func set(_ value: Model.Value, at port: Model.Port) { source.value = value }
}
