import BindingGenerators

/// What a system carried out: the state that it began in, and operations.
///
/// Both are in numbers of the table. Those of what is listed stay, as `SystemMemory` needs; others hold until
/// another case is drawn or loaded.
struct OperationHistory {
  var start: Int
  var codes: [OperationCode]
}
