/// A model without parameters: a system that names it need not make one.
public protocol PlainModel: ReferenceModel {
  /// Makes the model.
  init()
}

extension BindingSystem where Model: PlainModel {
  public static var model: Model { Model() }
}
