internal import Dispatch
package import ParlanceCore

/// The content of the files of imported messages.
extension HubLoop {
  /// The longest time to wait for the disk, in seconds.
  private static let patience = 60

  /// Stores a part of a file to which imported messages refer, or returns whether the hub has it.
  ///
  /// The file is stored by the rules that hold for uploads of its account, in the order of its parts. With the last one it is
  /// complete and known under its source and reference, in one turn; its first content stays.
  ///
  /// - throws: One of the storage codes, or `timeout` if the disk takes too long.
  package func importFile(
    _ file: ImportedFile, options: ImportOptions
  ) throws(MessagingError) -> ImportedFileState {
    let result = Lock<Result<Int64, MessagingError>?>(nil)
    let done = DispatchSemaphore(value: 0)
    do throws(MessagingError) {
      let known = try perform { turn throws(MessagingError) in
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
      return try perform { turn throws(MessagingError) in try turn.imports.hasFile(file) } ? .here : .received(0)
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
