import LawfulBindings
import SwiftUI

/// A folder, which may hold others.
public struct Folder: Identifiable, Sendable {
  public let id: String
  public let folders: [Folder]

  public init(_ name: String, _ folders: Folder...) {
    id = name
    self.folders = folders
  }

  /// The folders that hold no others, from the first to the last; any other folder sums them up.
  public var leaves: [String] { folders.isEmpty ? [id] : folders.flatMap(\.leaves) }
}

/// A tree whose branches are on, off or mixed.
public struct FolderTree: View {
  public let folder: Folder
  public let synced: Binding<Set<String>>

  public nonisolated init(folder: Folder, synced: Binding<Set<String>>) {
    self.folder = folder
    self.synced = synced
  }

  public var body: some View {
    Toggle(folder.id, sources: toggles(of: folder), isOn: \.self)
    ForEach(folder.folders) { below in
      FolderTree(folder: below, synced: synced)
    }
  }

  /// What the toggle of a folder is made of: whether each of its leaves is synchronised.
  ///
  /// SwiftUI shows on, off or mixed, and a tap sets one after the other.
  public nonisolated func toggles(of folder: Folder) -> [Binding<Bool>] {
    folder.leaves.map { synced[contains: $0] }
  }
}
