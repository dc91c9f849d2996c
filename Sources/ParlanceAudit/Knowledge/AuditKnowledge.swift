internal import Foundation

/// The SDKs that an audit knows; a table is read when it is first needed.
package final class AuditKnowledge: @unchecked Sendable {
  package let sdks: [AuditedSDK]
  // Guarded by the lock.
  private var tables: [Int: SymbolTable] = [:]
  private let lock = NSLock()

  package init(_ sdks: [AuditedSDK]) { self.sdks = sdks }

  /// Returns the table of an SDK.
  func table(_ index: Int) -> SymbolTable {
    lock.lock()
    defer { lock.unlock() }
    if let table = tables[index] { return table }
    let table = SymbolTable(sdks[index].tables)
    tables[index] = table
    return table
  }
}
