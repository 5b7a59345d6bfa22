/// A model whose values are examples of a type that has more.
///
/// Others may be set, too, and the model predicts the result.
package protocol ExampleModel: ReferenceModel {}

extension FieldsModel: ExampleModel {}
extension ElementsModel: ExampleModel {}
extension PositionsModel: ExampleModel {}
extension EndsModel: ExampleModel {}
extension UnwrappedModel: ExampleModel {}
extension DefaultModel: ExampleModel {}
extension ConversionModel: ExampleModel {}
extension CaseModel: ExampleModel {}
