extension Derivation {
  /// Returns the call, with a binding for each slot.
  ///
  /// - Parameters:
  ///   - port: The place of the tag that is the port, or nil if no tag is.
  ///   - bases: The texts of the bindings, one for each slot. Empty if there are no slots.
  func call(port: Int?, bases: [String]) -> String {
    var text = plainCall(port: port, bases: bases)
    if let part = declaration.part { text += ".\(part)" }
    return declaration.throwsErrors ? "(try? \(text))" : text
  }

  /// Returns the call without the place in a tuple, and without `try?`.
  private func plainCall(port: Int?, bases: [String]) -> String {
    func list(_ arguments: Arguments) -> String {
      arguments.map { parameter, argument in
        parameter.labelled(self.text(argument, port, bases))
      }.joined(separator: ", ")
    }
    let name = declaration.baseName
    let type = contextType.text
    switch declaration.kind {
    case "init": return "\(type)(\(list(ownArguments)))"
    case "func": return "\(name)(\(list(ownArguments)))"
    case "func.op":
      let operands = ownArguments.map { self.text($0.argument, port, bases) }
      return operands.count == 1
        ? "\(name)\(operands[0])" : operands.joined(separator: " \(name) ")
    default: break
    }
    let owner: String
    if let slotOfInstance {
      owner = bases[slotOfInstance]
    } else if declaration.isStatic {
      owner = type
    } else if let store, store.type == contextType, outerArguments.isEmpty {
      // The instance is the store itself. With arguments it is made of a store of its own type, such as a parent.
      owner = "store" + (store.isValue ? ".value" : "")
    } else {
      owner = "\(type)(\(list(outerArguments)))"
    }
    if declaration.isProperty { return "\(owner).\(name)" }
    let arguments = list(ownArguments)
    return declaration.isSubscript ? "\(owner)[\(arguments)]" : "\(owner).\(name)(\(arguments))"
  }

  /// Returns the text of an argument.
  private func text(_ argument: Argument, _ port: Int?, _ bases: [String]) -> String {
    switch argument {
    case .bindings(let places, let isList):
      let list = places.map { bases[$0] }.joined(separator: ", ")
      return isList ? "[\(list)]" : list
    case .store:
      // If bindings hold the base, the object is an argument alone, and each call makes one.
      return slots.isEmpty ? "store" : store?.text ?? ""
    case .tag(let place) where place == port: return "port"
    case .tag(let place): return tags[place].values[0]
    case .text(let text): return text
    }
  }
}
