/// An element without modifiers.
struct HeadlessLabel: HeadlessElement { var modifiers: [HeadlessModifier] { [] } }
