import LawfulBindings
import SwiftUI

/// A folder, which may hold others.
public struct Folder: Identifiable, Sendable {
  public let id: String
  public let folders: [Folder]

  public init(_ name: String, _ folders: Folder...) {
    (id, self.folders) = (name, folders)
  }

  /// The toggles of the folder and of those below.
  public var tree: SelectionTree<String> {
    folders.isEmpty ? .leaf(id) : .branch(folders.map(\.tree))
  }
}

/// A tree whose branches are on, off or mixed.
public struct FolderTree: View {
  public let folder: Folder
  public let synced: Binding<Set<String>>

  public nonisolated init(folder: Folder, synced: Binding<Set<String>>) {
    (self.folder, self.synced) = (folder, synced)
  }

  public var body: some View {
    Toggle(folder.id, isOn: Binding(isOn: state(of: folder)))
    ForEach(folder.folders) { below in
      FolderTree(folder: below, synced: synced)
    }
  }

  /// How much of a folder is synchronised.
  public nonisolated func state(of folder: Folder) -> Binding<ToggleState> {
    Binding(selection: synced, of: folder.tree)
  }
}
