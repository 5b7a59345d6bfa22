/// A fault of a red-black tree that Etna (Shi et al., ICFP 2023) plants, in words of this package.
enum RedBlackFault: String, CaseIterable, Codable, Sendable {
  case insertDiscards = "insert discards the tree"
  case insertOverwrites = "insert overwrites a smaller key"
  case insertKeeps = "insert leaves an old value"
  case insertsBlack = "insert makes a black leaf"
  case leftUnbalanced = "insert balances on the right alone"
  case rightUnbalanced = "insert balances on the left alone"
  case leftSwapped = "balancing on the left swaps two subtrees"
  case rightSwapped = "balancing on the right swaps two subtrees"
  case deleteCuts = "delete drops what is above"
  case deleteTurns = "delete turns the wrong way"
  case rootStaysRed = "delete leaves a red root"
  case leftStaysBlack = "delete on the left forgets to redden"
  case rightStaysBlack = "delete on the right forgets to redden"
  case redsJoinBlack = "delete joins two red trees by black"
  case blacksJoinRed = "delete joins two black trees by red"
}
