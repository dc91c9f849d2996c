/// The knowledge of one vendor's SDK that an audit needs: how it is imported, its symbols, and what goes with it.
package struct AuditedSDK: Sendable {
  /// A short name for the report and the JSON, such as that of the module.
  package var name: String
  /// The name and version of the SDK for people.
  package var title: String
  /// The Swift and Objective-C modules. Java packages are `packages`.
  package var modules: [String]
  /// The beginnings of the Java packages whose classes are the SDK's.
  package var packages: [String]
  /// The names in manifests: pods, Carthage and Swift packages (the last part of their addresses), Gradle artifacts (`group:name`).
  package var dependencies: [String]
  /// The modules, pods and artifacts of the vendor's user interface.
  package var kits: [String]
  /// The rows of the tables, the SDK's own first.
  package var tables: [String]
  /// Names of the SDK's classes in Java that differ from those of the table.
  package var javaPrefixes: [String: String]
  /// The capabilities whose use shows what a server must have.
  package var features: [AuditFeature]
  /// Sentences that the report has wherever the SDK is found.
  package var notes: [String]

  package init(
    name: String, title: String, modules: [String] = [], packages: [String] = [], dependencies: [String] = [],
    kits: [String] = [], tables: [String], javaPrefixes: [String: String] = [:], features: [AuditFeature] = [],
    notes: [String] = []
  ) {
    self.name = name
    self.title = title
    self.modules = modules
    self.packages = packages
    self.dependencies = dependencies
    self.kits = kits
    self.tables = tables
    self.javaPrefixes = javaPrefixes
    self.features = features
    self.notes = notes
  }
}

/// A capability that an app presumes of its server.
package struct AuditFeature: Sendable {
  package var name: String
  /// The settings of a hub or gateway that it needs.
  package var note: String
  /// The symbols that show its use: `Owner`, `Owner.member` with or without labels, or the beginning of either before `*`.
  package var symbols: [String]

  package init(_ name: String, _ note: String, _ symbols: [String]) {
    self.name = name
    self.note = note
    self.symbols = symbols
  }

  /// Returns whether a symbol, as reports write it, shows the use.
  package func fits(_ title: String) -> Bool {
    let short = title.prefix { $0 != "(" }
    return symbols.contains { pattern in
      pattern.hasSuffix("*") ? short.hasPrefix(pattern.dropLast()) : pattern == short || pattern == title
    }
  }
}
