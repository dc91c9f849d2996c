public import Foundation

/// Methods that choose and change the messages of an export. Every method is optional; all are called on the
/// environment's callback queue.
public protocol NIMExportMessageDelegate: NSObjectProtocol {
  /// Returns whether a message is exported.
  func shouldExport(_ message: NIMMessage) -> Bool
  /// A message is about to be exported; changes of it go into the file, and not into the local database.
  func onMessageWillExport(_ message: NIMMessage)
}

extension NIMExportMessageDelegate {
  public func shouldExport(_ message: NIMMessage) -> Bool { true }
  public func onMessageWillExport(_ message: NIMMessage) {}
}

/// Methods that choose and change the messages of an import. Every method is optional; all are called on the
/// environment's callback queue.
public protocol NIMImportMessageDelegate: NSObjectProtocol {
  /// Returns whether a message is imported.
  func shouldImport(_ message: NIMMessage) -> Bool
  /// A message is about to be imported; changes of it go into the local database.
  func onMessageWillImport(_ message: NIMMessage)
}

extension NIMImportMessageDelegate {
  public func shouldImport(_ message: NIMMessage) -> Bool { true }
  public func onMessageWillImport(_ message: NIMMessage) {}
}
