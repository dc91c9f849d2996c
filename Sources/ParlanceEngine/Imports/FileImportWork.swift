internal import Dispatch
internal import ParlanceCore

/// The import of one file: it waits, outside the hub's turns, for the disk.
struct FileImportWork {
  private let runner: HubRunner
  /// The longest time to wait for the disk, in seconds.
  private static let patience = 60

  init(_ runner: HubRunner) { self.runner = runner }

  func add(_ file: ImportedFile, options: ImportOptions) throws(MessagingError) -> ImportedFileState {
    let result = Lock<Result<Int64, MessagingError>?>(nil)
    let done = DispatchSemaphore(value: 0)
    do throws(MessagingError) {
      let known = try runner.perform { turn throws(MessagingError) in
        try turn.imports.add(file, options) { outcome in
          result.withLock { $0 = outcome }
          done.signal()
        }
      }
      if let known { return known }
      guard done.wait(timeout: .now() + .seconds(Self.patience)) == .success else { throw MessagingError(.timeout) }
      let received = try result.withLock { $0 }?.get() ?? 0
      guard received == file.descriptor.size else { return .received(received) }
      // The turn that registers the file comes before this one.
      return try runner.perform { turn throws(MessagingError) in try turn.imports.hasFile(file) } ? .here : .received(0)
    } catch {
      guard error.code.refusesFile else { throw error }
      return .refused(error)
    }
  }
}

extension MessagingError.Code {
  /// A Boolean value that indicates whether the error concerns one file, and others may be stored.
  fileprivate var refusesFile: Bool {
    switch self {
    case .accountNotFound, .fileTooLarge, .fileEmpty, .limitExceeded, .invalidArgument, .malformedData, .unsupported,
      .mediaNotFound, .mediaExpired:
      true
    default: false
    }
  }
}
