internal import Parlance

/// Whether a file of a message is on this device (1.3.1).
public enum AgoraChatDownloadStatus: Int, @unchecked Sendable {
  case downloading = 0
  case succeed = 1
  case failed = 2
  case pending = 3

  /// `succeed` in older versions.
  public static var successed: AgoraChatDownloadStatus { .succeed }

  /// A state of the engine.
  init(_ state: MediaDownloadState) {
    self =
      switch state {
      case .needed: .pending
      case .downloading: .downloading
      case .downloaded: .succeed
      case .failed: .failed
      }
  }

  /// The same as a state of the engine.
  var state: MediaDownloadState {
    switch self {
    case .pending: .needed
    case .downloading: .downloading
    case .succeed: .downloaded
    case .failed: .failed
    }
  }
}
