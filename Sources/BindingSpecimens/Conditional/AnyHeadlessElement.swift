/// An element with an erased type, for comparison.
///
/// The element shows the same, but its type says less. `ErasedAccumulator` in `Equivalence` uses it, and
/// `CI/full.d/source-mutants.txt` quotes its code.
struct AnyHeadlessElement: HeadlessElement {
  let modifiers: [String]

  init(_ element: some HeadlessElement) { modifiers = element.modifiers }
}
