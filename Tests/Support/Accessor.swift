/// A binding of two closures, which no target of the package knows.
package struct Accessor<Value>: BindingProtocol {
  package let get: () -> Value
  package let set: (Value) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

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

/// A model whose ports read and set the whole base.
package protocol WholeModel: ReferenceModel where Value == Base {
  associatedtype Port = SinglePort
}

extension WholeModel {
  package var values: [Base]? { bases }
  package func get(_ port: Port, in base: Base) -> Base { base }
  package func set(_ value: Base, at port: Port, in base: Base) -> Base { value }
}

/// A model of flags in a row, with a port for each place.
package protocol RowModel: ReferenceModel where Base == [Bool], Value == Bool, Port == Int {}

extension RowModel {
  package var ports: [Int] { [0, 1] }
  package var bases: [[Bool]]? {
    [[false, false], [true, false], [false, true], [true, true]]
  }
  package func get(_ port: Int, in base: [Bool]) -> Bool { base[port] }
  package func set(_ isOn: Bool, at port: Int, in base: [Bool]) -> [Bool] {
    base.indices.map { $0 == port ? isOn : base[$0] }
  }
}
