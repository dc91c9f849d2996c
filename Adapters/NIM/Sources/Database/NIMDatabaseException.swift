public import Foundation
internal import Parlance

/// The kinds of failures of a local database.
public enum NIMDatabaseExceptionType: Int, Sendable {
  /// The database is damaged.
  case badDb = 1
  /// Another failure.
  case generic = 0
  /// The disk is full.
  case full = 2

  /// The database is damaged: the newer name of `badDb`.
  public static var corrupt: NIMDatabaseExceptionType { .badDb }
}

/// An object that is notified of failures of local databases. Its method is optional.
public protocol NIMDatabaseHandleExceptionProtocol: NSObjectProtocol {
  /// A local database of a client could not be read or written. Called on the environment's callback queue.
  func handle(_ exception: NIMDatabaseException)
}

extension NIMDatabaseHandleExceptionProtocol {
  public func handle(_ exception: NIMDatabaseException) {}
}

/// A failure of a local database.
open class NIMDatabaseException: NSObject {
  private static let handler = Lock<(any NIMDatabaseHandleExceptionProtocol)?>(nil)

  /// The kind of failure.
  public let exception: NIMDatabaseExceptionType
  /// A description of the failure, for logs.
  public let message: String?
  /// The path of the database's file; nil if it is unknown or in memory.
  public let databasePath: String?

  /// Registers the object that is notified of failures of the local databases of all clients, in place of the one before. It
  /// is held strongly.
  open class func registerHandler(_ handler: any NIMDatabaseHandleExceptionProtocol) {
    self.handler.withLock { $0 = handler }
  }

  /// Creates a failure of no database.
  public override init() {
    exception = .generic
    message = nil
    databasePath = nil
  }

  /// Returns nil for an error that does not concern a local database.
  init?(_ error: MessagingError) {
    switch error.code {
    case .storageDamaged: exception = .corrupt
    case .storageFull: exception = .full
    case .storageFailed, .storageLocked: exception = .generic
    default: return nil
    }
    message = error.description
    // The detail begins with the file, as "path: cause" or alone.
    let path = error.detail.range(of: ": ").map { String(error.detail[..<$0.lowerBound]) } ?? error.detail
    databasePath = path.hasPrefix("/") ? path : nil
  }

  /// Calls the handler, if there is one.
  final func report() { Self.handler.withLock { $0 }?.handle(self) }
}
