import BindingLaws

/// Returns the position of a law in the order of the library, which a user's own laws follow.
func position(ofLaw id: String) -> Int { orderOfLaws[id] ?? allLaws.count }

/// The position of each law of the library in its order.
private let orderOfLaws = Dictionary(uniqueKeysWithValues: allLaws.enumerated().map { ($1.id, $0) })
