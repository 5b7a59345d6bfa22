import TestSupport

@testable import BindingSpecimens

extension HolderSystem where Model == CellModel<Bool> {
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { holder.value = $0 })
  }
}
