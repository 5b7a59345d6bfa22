/// How a counterexample is written in a verdict.
///
/// The names belong to the format of `check --json`, which others read; `LinesOfJSON.md` has to have each.
/// `CaseFileContent` reads some of them by itself. Most of what is empty is left out.
/// But a missing `token` is written as `""`, a missing `foundAtCase` as `null`, and empty lists of
/// `variables`, `ports` and `rows` are written.
/// `operations` and `minimal` are written for readers and not read again.
extension Counterexample: Codable {
  private enum CodingKeys: String, CodingKey {
    case trace, operations, variables, equation, otherSide, system, model, ports, rows, again
    case foundAtCase, originalOperations, simplifications, minimal, tried, token, predicted, test
    case sides, otherRows, columns, nearest, extent, swiftUI
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    trace = try fields.decode([String].self, forKey: .trace)
    variables = try fields.decode([String].self, forKey: .variables)
    equation = try fields.decode(String.self, forKey: .equation)
    otherSide = try fields.decodeIfPresent(String.self, forKey: .otherSide)
    system = try fields.decode(String.self, forKey: .system)
    model = try fields.decode(String.self, forKey: .model)
    ports = try fields.decode([String].self, forKey: .ports)
    rows = try fields.decode([Row].self, forKey: .rows)
    again = try fields.decodeIfPresent([Row].self, forKey: .again) ?? []
    sides = try fields.decodeIfPresent([String].self, forKey: .sides) ?? []
    otherRows = try fields.decodeIfPresent([Row].self, forKey: .otherRows) ?? []
    columns = try fields.decodeIfPresent([Step].self, forKey: .columns) ?? []
    foundAtCase = try fields.decodeIfPresent(Int.self, forKey: .foundAtCase)
    originalOperations = try fields.decode(Int.self, forKey: .originalOperations)
    simplifications = try fields.decode(Int.self, forKey: .simplifications)
    certified = try fields.decodeIfPresent(Int.self, forKey: .tried)
    let token = try fields.decodeIfPresent(String.self, forKey: .token) ?? ""
    self.token = token.isEmpty ? nil : token
    predicted = try fields.decodeIfPresent([String].self, forKey: .predicted) ?? trace
    extent = try fields.decodeIfPresent(Extent.self, forKey: .extent)
    nearest = try fields.decodeIfPresent(NearestDerivation.self, forKey: .nearest)
    swiftUI = try fields.decodeIfPresent(SwiftUIHabit.self, forKey: .swiftUI)
    test = try fields.decodeIfPresent(String.self, forKey: .test)
    // `LawTelling` pairs rows by place, and prints a column for each number of a task.
    if trace.isEmpty || (!again.isEmpty && again.count != rows.count)
      || ![0, 2].contains(sides.count) || sides.isEmpty != otherRows.isEmpty
      || !columns.allSatisfy({ (1...1_000).contains($0.task) })
    {
      throw DecodingError.dataCorruptedError(
        forKey: .trace, in: fields, debugDescription: "it is no trace, or has not all of its rows")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(trace, forKey: .trace)
    try fields.encode(operations, forKey: .operations)
    try fields.encode(variables, forKey: .variables)
    try fields.encode(equation, forKey: .equation)
    try fields.encodeIfPresent(otherSide, forKey: .otherSide)
    try fields.encode(system, forKey: .system)
    try fields.encode(model, forKey: .model)
    try fields.encode(ports, forKey: .ports)
    try fields.encode(rows, forKey: .rows)
    if !again.isEmpty { try fields.encode(again, forKey: .again) }
    if !sides.isEmpty { try fields.encode(sides, forKey: .sides) }
    if !otherRows.isEmpty { try fields.encode(otherRows, forKey: .otherRows) }
    if !columns.isEmpty { try fields.encode(columns, forKey: .columns) }
    try fields.encode(foundAtCase, forKey: .foundAtCase)
    try fields.encode(originalOperations, forKey: .originalOperations)
    try fields.encode(simplifications, forKey: .simplifications)
    try fields.encodeIfPresent(certified, forKey: .tried)
    if certified == nil {
      try fields.encode("unknown", forKey: .minimal)
    } else {
      try fields.encode(true, forKey: .minimal)
    }
    try fields.encode(token ?? "", forKey: .token)
    if predicted != trace { try fields.encode(predicted, forKey: .predicted) }
    try fields.encodeIfPresent(extent, forKey: .extent)
    try fields.encodeIfPresent(nearest, forKey: .nearest)
    try fields.encodeIfPresent(swiftUI, forKey: .swiftUI)
    try fields.encodeIfPresent(test, forKey: .test)
  }
}
