import BindingGenerators

/// What a system was led through: the state that it began in, and operations.
///
/// Both are in numbers of the table, which hold until another case is drawn or loaded.
struct Trail {
  var start: Int
  var codes: [OperationCode]
}
