import BindingLaws

/// The position of each law of the library in its order.
let orderOfLaws = Dictionary(uniqueKeysWithValues: allLaws.enumerated().map { ($1.id, $0) })
