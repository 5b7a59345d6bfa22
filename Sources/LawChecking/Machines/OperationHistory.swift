import BindingGenerators

/// The operations that a system carried out, and the state in which it began.
///
/// Both are in numbers of the table. The numbers of listed things stay, as `SystemMemory` needs. Others hold
/// until another case is drawn or loaded.
struct OperationHistory: Equatable {
  var start: Int
  var codes: [OperationCode]
}
