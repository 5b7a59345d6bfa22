import LawTesting
import Testing

// The lists of the article "Where your state lives".

/// The mails of a list, and which of them are selected.
struct Inbox: Equatable {
  var mails: Set<Int> = [1, 2]
  var selected: Set<Int> = []
}

/// Whether a mail is selected, while the list itself changes.
struct InboxModel: ReferenceModel {
  enum Action: Equatable {
    case remove(Int)
    case arrive(Int)
    case selectAll
  }
  var ports: [Int] { [1, 2] }
  var actions: [Action] { [.remove(1), .arrive(1), .selectAll] }
  var bases: [Inbox]? {
    let sets: [Set<Int>] = [[], [1], [2], [1, 2]]
    return sets.flatMap { mails in
      sets.filter(mails.isSuperset).map { Inbox(mails: mails, selected: $0) }
    }
  }
  func isPresent(_ mail: Int, in inbox: Inbox) -> Bool { inbox.mails.contains(mail) }
  func get(_ mail: Int, in inbox: Inbox) -> Bool { inbox.selected.contains(mail) }
  func set(_ isOn: Bool, at mail: Int, in inbox: Inbox) -> Inbox {
    let others = inbox.selected.subtracting([mail])
    return Inbox(mails: inbox.mails, selected: isOn ? others.union([mail]) : others)
  }
  func apply(_ action: Action, to inbox: Inbox) -> Inbox {
    switch action {
    case .remove(let mail):
      Inbox(mails: inbox.mails.subtracting([mail]), selected: inbox.selected.subtracting([mail]))
    case .arrive(let mail):
      Inbox(mails: inbox.mails.union([mail]), selected: inbox.selected)
    case .selectAll: Inbox(mails: inbox.mails, selected: inbox.mails)
    }
  }
}

/// The store of the list.
final class InboxStore {
  var inbox = Inbox()

  func remove(_ mail: Int) {
    inbox.mails.remove(mail)
    inbox.selected.remove(mail)
  }

  func isSelected(_ mail: Int) -> MyBinding<Bool>? {
    guard inbox.mails.contains(mail) else { return nil }
    return MyBinding(
      get: { self.inbox.selected.contains(mail) },
      set: { isOn in
        if !isOn {
          self.inbox.selected.remove(mail)
        } else if self.inbox.mails.contains(mail) {  // A held binding may outlive its mail.
          self.inbox.selected.insert(mail)
        }
      })
  }
}

struct InboxSelection: StoreSystem {
  static let model = InboxModel()
  let store = InboxStore()
  var base: Inbox {
    get { store.inbox }
    nonmutating set { store.inbox = newValue }
  }
  func binding(_ mail: Int) -> MyBinding<Bool>? { store.isSelected(mail) }
  func perform(_ action: InboxModel.Action) {
    switch action {
    case .remove(let mail): store.remove(mail)
    case .arrive(let mail): store.inbox.mails.insert(mail)
    case .selectAll: store.inbox.selected = store.inbox.mails
    }
  }
}

@Suite struct `A list of mails` {
  @Test func `changes from outside`() {
    expect(InboxModel(), over: \.inbox, of: { InboxStore() }) { store, mail in
      store.isSelected(mail)
    }
  }

  @Test func `changes while mails are selected`() { expect(InboxSelection.self) }
}
