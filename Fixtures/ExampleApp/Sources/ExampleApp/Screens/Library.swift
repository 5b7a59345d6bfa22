import LawfulBindings
import SwiftUI

/// A book.
public struct Book: Identifiable, Equatable, Sendable {
  public let id: Int
  public var isRead: Bool

  public init(id: Int, isRead: Bool = false) {
    self.id = id
    self.isRead = isRead
  }
}

/// The books of somebody.
@MainActor
@Observable
public final class Library {
  public var books: [Book]

  public init(books: [Book] = []) {
    self.books = books
  }

  /// A book, wherever it stands by now; `nil` if there is none of that number.
  public func book(_ id: Book.ID) -> Binding<Book>? { Binding(Bindable(self).books, id: id) }
}

/// What is shown of one book.
public struct BookInspector: View {
  public let library: Library
  public let id: Book.ID

  public init(library: Library, id: Book.ID) {
    self.library = library
    self.id = id
  }

  public var body: some View {
    if let isRead { Toggle("Read", isOn: isRead) }
  }

  /// Whether the book is read; `nil` if there is no such book.
  public var isRead: Binding<Bool>? { library.book(id)?.isRead }
}
