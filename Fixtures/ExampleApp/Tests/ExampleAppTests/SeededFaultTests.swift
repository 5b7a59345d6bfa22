import ExampleApp
import LawTesting
import LawfulBindings
import SwiftUI
import Testing

/// A derivation of an app, as it is and with a fault that somebody seeded.
enum Derivation: String, CaseIterable {
  case filter, showingAll, row, allRows, book, sheet, subject, form, volume, theme

  /// The law that is reported where the fault is.
  var law: Law {
    switch self {
    case .filter: .setOffClearsOwn
    case .showingAll: .rejectedSetIsInert
    case .row: .onlyOwnElement
    case .allRows: .onIffAll
    case .book: .fresh
    case .sheet: .getSet
    case .subject: .noResurrection
    case .form: .getSet
    case .volume: .conforms
    case .theme: .getSet
    }
  }

  /// Expects what its users do.
  @MainActor func judge(isFaulty: Bool) {
    switch self {
    case .filter: judgeFilter(isFaulty)
    case .showingAll: judgeShowingAll(isFaulty)
    case .row: judgeRow(isFaulty)
    case .allRows: judgeAllRows(isFaulty)
    case .book: judgeBook(isFaulty)
    case .sheet: judgeSheet(isFaulty)
    case .subject: judgeSubject(isFaulty)
    case .form: judgeForm(isFaulty)
    case .volume: judgeVolume(isFaulty)
    case .theme: judgeTheme(isFaulty)
    }
  }
}

@MainActor
@Suite(.effort(.quick)) struct `A derivation of an app` {
  @Test(
    "is neither accused nor doubted", .requiringJudgement, arguments: Derivation.allCases)
  func right(_ derivation: Derivation) {
    let texts = issues { derivation.judge(isFaulty: false) }
    #expect(texts == [])
  }

  @Test("is found where a fault was seeded", arguments: Derivation.allCases)
  func faulty(_ derivation: Derivation) {
    let texts = issues { derivation.judge(isFaulty: true) }
    #expect(texts.contains { $0.contains(" breaks \(derivation.law.id): ") }, "\(texts)")
  }

  /// What is reported meanwhile, warnings too.
  private func issues(in body: () -> Void) -> [String] {
    let reported = Reported()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      reported.texts.append(issue.comments.first?.rawValue ?? "\(issue)")
      return true
    }
    return reported.texts
  }

  private final class Reported: @unchecked Sendable {  // One test writes it.
    var texts: [String] = []
  }
}

// MARK: - Over a class of the app

/// A toggle of the toolbar; faultily off takes away the filter of another.
@MainActor private func judgeFilter(_ isFaulty: Bool) {
  expect(.selection(of: Filter.self), over: \.filter, of: { Inbox() }) { inbox, filter in
    if !isFaulty { return inbox.isFiltering(by: filter) }
    return Binding(
      get: { inbox.filter == filter }, set: { inbox.filter = $0 ? filter : nil })
  }
}

/// Whether all is shown; faultily the filter is taken away by off, too.
@MainActor private func judgeShowingAll(_ isFaulty: Bool) {
  expect(.absence(trying: Filter.allCases), over: \.filter, of: { Inbox() }) { inbox in
    if !isFaulty { return inbox.isShowingAll }
    return Binding(
      get: { inbox.filter == nil }, set: { inbox.filter = $0 ? nil : inbox.filter ?? .unread })
  }
}

/// The toggle of a book; faultily it remembers where the book stood.
@MainActor private func judgeBook(_ isFaulty: Bool) {
  expect(
    .elements([Book(id: 1), Book(id: 2)], \.isRead), over: \.books, of: { Library() }
  ) { library, id -> Binding<Bool>? in
    if !isFaulty { return BookInspector(library: library, id: id).isRead }
    guard let place = library.books.firstIndex(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { library.books.indices.contains(place) && library.books[place].isRead },
      set: { if library.books.indices.contains(place) { library.books[place].isRead = $0 } })
  }
}

// MARK: - Over a binding of its caller

/// The box of a row; faultily it forgets what else is selected.
private func judgeRow(_ isFaulty: Bool) {
  expect(.members(of: [1, 2, 3], bound: [1, 2])) { selection, id in
    if !isFaulty { return MessageList(messages: [], selection: selection).isSelected(id) }
    return Binding(
      get: { selection.wrappedValue.contains(id) },
      set: { selection.wrappedValue = $0 ? [id] : [] })
  }
}

private enum Mark: ThreeValued {
  case on, off, mixed
}

private struct Box: Equatable {
  var isOn = false
}

/// The box of all rows, and that of each; faultily it is on where any is.
private func judgeAllRows(_ isFaulty: Bool) {
  expect(.aggregate(ofElements: [Box()], \.isOn, as: Mark.self)) {
    (source: Source<[Box]>, port: Aggregated) -> Binding<Mark>? in
    let boxes = Binding(source)
    if case .member(let place) = port {
      guard source.value.indices.contains(place) else { return nil }
      return Binding(
        get: { source.value.indices.contains(place) && source.value[place].isOn ? .on : .off },
        set: { mark in
          guard source.value.indices.contains(place), mark != .mixed else { return }
          source.value[place].isOn = mark == .on
        })
    }
    return Binding(
      get: {
        let on = boxes.wrappedValue.count(where: \.isOn)
        if isFaulty && on > 0 { return .on }
        return on == boxes.wrappedValue.count ? .on : on == 0 ? .off : .mixed
      },
      set: { mark in
        if mark == .mixed { return }
        boxes.wrappedValue = boxes.wrappedValue.map { _ in Box(isOn: mark == .on) }
      })
  }
}

private let drafts = [Draft(id: 1), Draft(id: 2, subject: "Hello")]

/// Whether the sheet is shown; faultily whatever is set closes it.
private func judgeSheet(_ isFaulty: Bool) {
  expect(.presence(trying: drafts)) { draft in
    if !isFaulty { return Mailbox(draft: draft).isWriting }
    return Binding(
      get: { draft.wrappedValue != nil }, set: { _ in draft.wrappedValue = nil })
  }
}

/// The subject of the draft; faultily a late edit brings the draft back.
private func judgeSubject(_ isFaulty: Bool) {
  expect(
    .payloads(
      of: SinglePort.self, trying: ["", "Hello"], others: [nil], { $1?.subject },
      whole: { Draft(id: 1, subject: $1) })
  ) { (source: Source<Draft?>) -> Binding<String>? in
    if !isFaulty { return Mailbox(draft: Binding(source)).subject }
    guard let draft = source.value else { return nil }
    return Binding(
      get: { source.value?.subject ?? draft.subject },
      set: { source.value = Draft(id: draft.id, subject: $0) })
  }
}

/// Two fields of a form; faultily another name makes the profile private.
@MainActor private func judgeForm(_ isFaulty: Bool) {
  expect(
    bindingsOver: Profile(),
    BoundField(\.name) { source in
      if !isFaulty { return ProfileForm(profile: Binding(source)).$profile.name }
      return Binding(
        get: { source.value.name },
        set: { name in
          var profile = Profile(volume: source.value.volume)
          profile.name = name
          source.value = profile
        })
    },
    BoundField(\.isPublic) { ProfileForm(profile: Binding($0)).$profile.isPublic })
}

/// The volume, within its scale; faultily it is kept within the scale as it is shown alone.
@MainActor private func judgeVolume(_ isFaulty: Bool) {
  let profiles = [nil, 0, 5, 11, 20].map { Profile(volume: $0) }
  expect(
    .converted(
      over: profiles, trying: [0, 5, 11, 12], loss: .modulo,
      reads: { min(max($0.volume ?? 5, 0), 11) },
      stores: { volume, profile in
        var profile = profile
        profile.volume = min(max(volume, 0), 11)
        return profile
      })
  ) { source in
    if !isFaulty { return ProfileForm(profile: Binding(source)).volume }
    return Binding(
      get: { min(max(source.value.volume ?? 5, 0), 11) }, set: { source.value.volume = $0 })
  }
}

/// The theme, of which a word is stored; faultily one that is not read again.
private func judgeTheme(_ isFaulty: Bool) {
  expect(
    .converted(
      over: [nil, "light", "sepia"], trying: Theme.allCases, loss: .modulo,
      reads: { $0.flatMap(Theme.init) ?? .system }, stores: { $0.rawValue })
  ) { (source: Source<String?>) in
    Binding(
      get: { source.value.flatMap(Theme.init) ?? .system },
      set: { source.value = isFaulty ? $0.rawValue.capitalized : $0.rawValue })
  }
}
