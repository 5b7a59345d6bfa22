import BindingLaws

/// A value that somebody provides, a control's own, and which of them counts.
typealias SwitchedOwner = Owner<Bool>

extension Owner<Bool> {
  static var all: [SwitchedOwner] { SwitchedOwnerModel.bases ?? [] }
}

/// One control whose provider appears and disappears.
typealias SwitchedOwnerModel = OwnerModel<FlagExamples>
