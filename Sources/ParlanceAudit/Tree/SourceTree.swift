internal import Foundation

/// The files below the paths that are audited.
struct SourceTree {
  enum Language: String, Sendable, CaseIterable {
    case swift = "Swift"
    case objectiveC = "Objective-C"
    case java = "Java"
    case kotlin = "Kotlin"
    case manifest = "Manifests"
  }

  struct File: Sendable {
    /// The path as reports write it: below the path that was given.
    var name: String
    var path: String
    var language: Language
    var size: Int
  }

  /// Folders of what others wrote, and of what builds make.
  static let skipped: Set<String> = [
    ".git", "Pods", "Carthage", "build", ".build", "DerivedData", "node_modules", ".gradle", ".svn", ".swiftpm",
  ]
  /// The most files that are read.
  static let limit = 200_000

  private(set) var files: [File] = []
  private(set) var skippedFolders: [String] = []
  /// The links, which are not followed.
  private(set) var links = 0
  /// The paths and folders that cannot be read.
  private(set) var unreadable: [String] = []
  private(set) var isCut = false

  /// - parameter includesDependencies: Whether the folders of dependencies are read, too; `.git` and what builds make never are.
  init(_ paths: [String], includesDependencies: Bool) {
    for path in paths {
      let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
        unreadable.append(path)
        continue
      }
      let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      if isFolder.boolValue {
        read(root.path, as: prefix, includesDependencies)
      } else {
        add(root.path, as: path)
      }
    }
    files.sort { $0.name < $1.name }
  }

  private mutating func read(_ root: String, as prefix: String, _ includesDependencies: Bool) {
    var waiting = [(path: root, name: prefix)]
    while let (path, name) = waiting.popLast() {
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        unreadable.append(name)
        continue
      }
      for entry in entries.sorted() {
        let full = path + "/" + entry
        let attributes = try? FileManager.default.attributesOfItem(atPath: full)
        switch attributes?[.type] as? FileAttributeType {
        case .typeSymbolicLink?: links += 1
        case .typeDirectory?:
          let isDependency = ["Pods", "Carthage", "node_modules"].contains(entry)
          if Self.skipped.contains(entry), !(includesDependencies && isDependency) {
            skippedFolders.append(name + entry)
          } else {
            waiting.append((full, name + entry + "/"))
          }
        case .typeRegular?: add(full, as: name + entry, size: (attributes?[.size] as? NSNumber)?.intValue)
        default: break
        }
      }
    }
  }

  private mutating func add(_ path: String, as name: String, size: Int? = nil) {
    guard let language = Self.language(of: name) else { return }
    guard files.count < Self.limit else {
      isCut = true
      return
    }
    let known = size ?? ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue
    files.append(File(name: name, path: path, language: language, size: known ?? 0))
  }

  static func language(of name: String) -> Language? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    switch last {
    case "Podfile", "Podfile.lock", "Package.swift", "Package.resolved", "Cartfile", "Cartfile.private",
      "Cartfile.resolved",
      "libs.versions.toml":
      return .manifest
    default: break
    }
    if last.hasSuffix(".gradle") || last.hasSuffix(".gradle.kts") || last.hasSuffix(".podspec") { return .manifest }
    switch last.split(separator: ".").last {
    case "swift"?: return .swift
    case "m"?, "mm"?, "h"?, "pch"?: return .objectiveC
    case "java"?: return .java
    case "kt"?: return .kotlin
    default: return nil
    }
  }
}
