import BindingLaws
import BindingLawsCommands
import ExampleApp
import LawfulBindings
import SwiftUI

/// The bindings of the app's own stores and views, which belong to the main actor.
@MainActor let stores = [
  JudgedSystem(onMainActor: InspectorToggle.self, family: "inspector", "the toggle of a book"),
  JudgedSystem(
    onMainActor: InspectorByPlace.self, family: "inspector",
    breaks: [
      .setGet, .fresh, .coherent, .writeThrough,
      .setLocal, .disjointSetsCommute, .conforms,
      .followsIdentity, .noResurrection,
    ], "the same where the book stood when the inspector was opened"),
  JudgedSystem(
    onMainActor: FilterToggle.self, family: "inbox", skips: [everyWriteNotifies],
    "the toggles of the toolbar, over the inbox itself"),
  JudgedSystem(onMainActor: AllIsShown.self, family: "inbox", "whether no filter is chosen"),
  JudgedSystem(onMainActor: VolumeStepper.self, family: "form", "the volume of the form"),
  JudgedSystem(onMainActor: HiddenToggle.self, family: "form", "whether the profile is hidden"),
  JudgedSystem(onMainActor: QuantityField.self, family: "checkout", "the quantity of an order"),
  JudgedSystem(onMainActor: FollowToggle.self, family: "follow", "a toggle that a server answers"),
  JudgedSystem(
    onMainActor: QuantityAsSeen.self, family: "checkout",
    breaks: [.setGet, .getSet, .fresh, .coherent, .conforms], "the quantity that a view saw last"),
  JudgedSystem(
    onMainActor: SharedSize.self, family: "reader", "the size of a text, shared by its key"),
  JudgedSystem(onMainActor: ChoreToggle.self, family: "table", "a row of a database"),
  JudgedSystem(
    onMainActor: ChoreInsertedAgain.self, family: "table", breaks: [.conforms, .noResurrection],
    "the same where an edit inserts it again"),
]

private let everyWriteNotifies: (law: Law, reason: String) = (
  Law.silence, "an observable property notifies of each write, even of the same value"
)

/// What an inspector binds of a book, and of what a library is made.
var bookModel: ElementsModel<Book, Bool> { ElementsModel([Book(id: 1), Book(id: 2)], \.isRead) }

/// The toggle of the inspector, over the library that the app has.
@MainActor struct InspectorToggle: @MainActor StoreSystem {
  static var model: ElementsModel<Book, Bool> { bookModel }
  let library = Library()
  var base: [Book] {
    get { library.books }
    nonmutating set { library.books = newValue }
  }
  func binding(_ id: Book.ID) -> Binding<Bool>? { BookInspector(library: library, id: id).isRead }
}

/// The same in the way that is often read: the place is looked up when the inspector is opened.
@MainActor struct InspectorByPlace: @MainActor StoreSystem {
  static var model: ElementsModel<Book, Bool> { bookModel }
  let library = Library()
  var base: [Book] {
    get { library.books }
    nonmutating set { library.books = newValue }
  }
  func binding(_ id: Book.ID) -> Binding<Bool>? {
    guard let place = library.books.firstIndex(where: { $0.id == id }) else { return nil }
    let library = library
    return Binding(
      get: { library.books.indices.contains(place) && library.books[place].isRead },
      set: { if library.books.indices.contains(place) { library.books[place].isRead = $0 } })
  }
}

/// The toggles of the toolbar, whose readers are notified by the inbox itself.
@MainActor struct FilterToggle: @MainActor StoreSystem, @MainActor NotifyingSystem {
  static let model = SelectionModel<Filter>()
  let inbox = Inbox()
  var base: Filter? {
    get { inbox.filter }
    nonmutating set { inbox.filter = newValue }
  }
  func binding(_ filter: Filter) -> Binding<Bool> { inbox.isFiltering(by: filter) }
}

/// What may be chosen in an inbox.
var filterModel: AbsentModel<Filter> { AbsentModel(trying: Filter.allCases) }

/// The first toggle of the toolbar: on takes the filter away, and off brings none back.
@MainActor struct AllIsShown: @MainActor StoreSystem {
  static var model: AbsentModel<Filter> { filterModel }
  let inbox = Inbox()
  var base: Filter? {
    get { inbox.filter }
    nonmutating set { inbox.filter = newValue }
  }
  func binding(_: SinglePort) -> Binding<Bool> { inbox.isShowingAll }
}

/// What the form shows of a volume, and how much it keeps of one.
var volumeModel: ConversionModel<Int?, Int> {
  ConversionModel(
    over: [nil, 0, 5, 20], trying: [0, 5, 11, 12, -1], loss: .modulo,
    reads: { volume in min(max(volume ?? 5, 0), 11) },
    stores: { volume in .some(min(max(volume, 0), 11)) })
}

/// The volume of the form, over a source: a view stands on the main actor, and so does a system of its
/// bindings.
@MainActor struct VolumeStepper: @MainActor BindingSystem {
  static var model: ConversionModel<Int?, Int> { volumeModel }
  let source: Source<Int?>
  func binding(_: SinglePort) -> Binding<Int> {
    let volume = Binding(source)
    let profile = Binding(
      get: { Profile(volume: volume.wrappedValue) },
      set: { volume.transaction($1).wrappedValue = $0.volume })
    return ProfileForm(profile: profile).volume
  }
}

/// What the form shows of a profile that says nothing else: the opposite of what is stored.
var hiddenModel: ConversionModel<Profile, Bool> {
  ConversionModel(over: [], trying: [false, true]) { profile in
    !profile.isPublic
  } stores: { isHidden in
    var profile = Profile()
    profile.isPublic = !isHidden
    return profile
  }
}

/// The toggle of the form, over the profile.
@MainActor struct HiddenToggle: @MainActor BindingSystem {
  static var model: ConversionModel<Profile, Bool> { hiddenModel }
  let source: Source<Profile>
  func binding(_: SinglePort) -> Binding<Bool> { ProfileForm(profile: Binding(source)).isHidden }
}

/// What a checkout binds, and what else changes it.
struct OrderModel: ReferenceModel {
  var ports: [SinglePort] { SinglePort.allCases }
  var bases: [Order]? {
    (0...2).flatMap { [Order(quantity: $0), Order(quantity: $0, isGift: true)] }
  }
  var values: [Int]? { [0, 1, 2] }
  var actions: [OrderAction] { [.stockArrived(1), .giftChanged(true), .giftChanged(false)] }
  func get(_ port: SinglePort, in base: Order) -> Int { base.quantity }

  func set(_ value: Int, at port: SinglePort, in base: Order) -> Order {
    Order(quantity: value, isGift: base.isGift)
  }

  func apply(_ action: OrderAction, to base: Order) -> Order {
    switch action {
    case .quantityChanged(let quantity): Order(quantity: quantity, isGift: base.isGift)
    case .giftChanged(let isGift): Order(quantity: base.quantity, isGift: isGift)
    case .stockArrived(let stock): Order(quantity: min(stock, base.quantity), isGift: base.isGift)
    }
  }
}

/// The quantity of a checkout, over a store that only actions change.
@MainActor struct QuantityField: @MainActor SealedStoreSystem {
  static let model = OrderModel()
  private let store: ReducerStore<Order, OrderAction>
  init(startingIn base: Order) { store = ReducerStore(base, reduce: reduce) }
  var base: Order { store.state }
  func binding(_ port: SinglePort) -> Binding<Int> {
    store.binding(get: \.quantity, send: OrderAction.quantityChanged)
  }
  func perform(_ action: OrderAction) { store.send(action) }
}

/// The same, but for what is read: that is the quantity when the view was made.
@MainActor struct QuantityAsSeen: @MainActor SealedStoreSystem {
  static let model = OrderModel()
  private let store: ReducerStore<Order, OrderAction>
  init(startingIn base: Order) { store = ReducerStore(base, reduce: reduce) }
  var base: Order { store.state }
  func binding(_ port: SinglePort) -> Binding<Int> {
    let seen = store.state.quantity
    return store.binding(get: { _ in seen }, send: OrderAction.quantityChanged)
  }
  func perform(_ action: OrderAction) { store.send(action) }
}
