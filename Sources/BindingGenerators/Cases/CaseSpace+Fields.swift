import BindingLaws

// A case is a list of fields: its start, the values of the law's variables, and the arguments of its
// operations. All code that draws, reads, checks or numbers a case uses these functions. `draws(of:)` has to
// return what `draw` took. Tokens contain the numbers, and the draws of the case's own elements.

extension CaseSpace {
  /// Returns the number of listed elements of a field.
  ///
  /// The number is 0 if cases have generated elements of their own.
  func listed(_ field: CaseField) -> Int {
    field == .start ? starts?.count ?? 0 : table.transitions.listed(field)
  }

  /// Returns the index of an own element among those of its case.
  func ownIndex(of number: Int, _ field: CaseField) -> Int { number - firstOwn(field) }

  /// Returns the number of a case's first own element.
  func firstOwn(_ field: CaseField) -> Int {
    field == .value ? table.transitions.keptValues : table.transitions.keptBases
  }

  /// Draws the number of a field.
  func draw(_ field: CaseField, of drawn: inout Case, from choices: inout Choices) -> Int {
    let listed = listed(field)
    if listed > 0 {
      return isBeyond ? drawBeyond(field, from: &choices) : choices.index(below: listed)
    }
    let (number, draws) = choices.noting { choices in
      if field == .value {
        return table.number(of: .value(world.values.draw(from: &choices)), as: field)
      }
      let pool = field == .start ? world.starts : world.bases
      return table.number(of: .base(pool.draw(from: &choices)), as: field)
    }
    drawn.appendOwn(.drawn(draws), to: field, ifNextAt: ownIndex(of: number, field))
    return number
  }

  /// Draws the number of an element that may lie beyond the lists, too.
  private func drawBeyond(_ field: CaseField, from choices: inout Choices) -> Int {
    switch field {
    case .value where reaches.contains(.values):
      return choices.index(
        below: table.transitions.keptValues, touringFrom: table.transitions.listedValues)
    case .base where !statesOfVariants.isEmpty:
      return statesOfVariants[choices.index(below: statesOfVariants.count)]
    default: return choices.index(below: listed(field))
    }
  }

  /// Returns the draws that make the number of a field.
  ///
  /// A case that starts elsewhere than cases do, as in a proof, has none: see `draws(of:)`.
  func draws(of number: Int, _ field: CaseField, in testCase: Case) -> [UInt64] {
    if field == .start, let starts { return [UInt64(starts.firstIndex(of: number) ?? 0)] }
    if field == .base, let index = statesOfVariants.firstIndex(of: number) {
      return [UInt64(index)]
    }
    if listed(field) > 0 { return [UInt64(number)] }
    let index = ownIndex(of: number, field)
    let elements = testCase[field]
    guard elements.indices.contains(index), case .drawn(let draws) = elements[index] else {
      return []
    }
    return draws
  }

  /// Returns the number of a written element.
  ///
  /// If it is not listed, the case gets it as its own.
  func number(
    of element: BindingOperation<Model>.Operand, _ field: CaseField, in testCase: inout Case
  ) -> Int {
    let number = table.number(of: element, as: field)
    if field != .handle && field != .action {
      testCase.appendOwn(
        .written(element.text ?? ""), to: field, ifNextAt: ownIndex(of: number, field))
    }
    return number
  }

  /// Returns whether a number stands for something.
  private func isSound(_ number: Int, _ field: CaseField) -> Bool {
    let transitions = table.transitions
    return switch field {
    case .handle, .action: number < transitions.listed(field)
    case .value: number < table.values.count
    case .base where transitions.listedBases > 0:
      number < transitions.listedBases || table.numbersOfVariants.contains(number)
    case .start where starts != nil: number < transitions.keptBases
    case .base, .start: transitions.isOwn(number)
    }
  }
}

extension CaseSpace {
  /// Makes the elements that the numbers of a case stand for.
  ///
  /// Nil if one of them cannot be read. The order counts, because numbers in the case are indices into its
  /// lists.
  package func load(_ testCase: Case) -> LoadedCase? {
    let meaning = table.newMeaning()
    for element in testCase.ownValues {
      guard let value = self.element(element, of: world.values) else { return nil }
      table.values.append(value)
    }
    for element in testCase.ownBases {
      guard let base = self.element(element, of: world.bases) else { return nil }
      _ = table.transitions.number(ofOwn: table.state(of: base))
    }
    return LoadedCase(testCase, meaning)
  }

  /// Returns an own element of a case.
  ///
  /// Nil if it was written and cannot be read, or if the generator now makes other draws.
  func element<Element>(_ element: Case.Element, of pool: Pool<Element>) -> Element? {
    switch element {
    case .drawn(let draws):
      var choices = Choices(replaying: Draws(values: draws))
      choices.usesEveryNumber = statement.usesEveryNumber
      let element = pool.draw(from: &choices)
      return choices.draws.map(\.value) == draws ? element : nil
    case .written(let text): return LiteralReader.value(of: text, as: Element.self)
    }
  }

  /// Returns whether a case is spelled as this space draws or reads it.
  ///
  /// The numbers of another spelling may stand for nothing, or for something that the world does not list.
  package func isSound(_ loaded: LoadedCase) -> Bool {
    table.recall(loaded.meaning)
    let testCase = loaded.spelling
    // A case has bases of its own if bases to write, or those to start from, are generated.
    let hasOwnBases = listed(.base) == 0 || starts == nil
    return isSound(testCase.start, .start) && hasSoundTiming(testCase)
      && (!hasProgram(testCase) || hasSoundVariables(testCase))
      && testCase.operations.allSatisfy { code in
        isSound(code.place.number, .handle)
          && code.kind.operand.map { isSound(code.value, $0) } ?? true
      }
      && (listed(.value) == 0 || testCase.ownValues.isEmpty)
      && (hasOwnBases || testCase.ownBases.isEmpty)
  }

  /// Returns whether the case binds exactly the variables that the law quantifies over.
  private func hasSoundVariables(_ testCase: Case) -> Bool {
    Law.VariableNames.all.allSatisfy { name in
      guard let number = testCase.variables[name] else { return !names.contains(name) }
      return names.contains(name) && isSound(number, name.field)
    } && (testCase.place(.p)?.isHeld != false || !statement.variables.contains(.heldP))
  }

  /// Returns whether the timing of a case is possible.
  private func hasSoundTiming(_ testCase: Case) -> Bool {
    if isConcurrent {
      return testCase.timing.allSatisfy { (1...TaskLimits.tasks).contains($0) }
        && TaskLimits.permit(testCase.operations)
    }
    return testCase.operations.allSatisfy { $0.task == 0 }
      && testCase.timing.count <= (statement.isTimed ? 1 : 0)
      && testCase.timing.allSatisfy { $0 > 0 }
  }
}
