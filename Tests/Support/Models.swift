/// A model whose ports read and set the whole base.
package protocol WholeModel: ReferenceModel where Value == Base {
  associatedtype Port = SinglePort
}

extension WholeModel {
  package var values: [Base]? { bases }
  package func get(_ port: Port, in base: Base) -> Base { base }
  package func set(_ value: Base, at port: Port, in base: Base) -> Base { value }
}

/// A model of flags in a row, by default of two, with a port for each place.
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
