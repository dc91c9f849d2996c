internal import Parlance

/// The states of downloading a message's file to this device (1.3.1).
public enum AgoraChatDownloadStatus: Int, @unchecked Sendable {
  case downloading = 0
  case succeed = 1
  case failed = 2
  case pending = 3

  /// The name of `succeed` in older versions.
  public static var successed: AgoraChatDownloadStatus { .succeed }

  /// Creates the value for a state of the engine.
  init(_ state: MediaDownloadState) {
    self =
      switch state {
      case .needed: .pending
      case .downloading: .downloading
      case .downloaded: .succeed
      case .failed: .failed
      }
  }

  /// The engine's state.
  var state: MediaDownloadState {
    switch self {
    case .pending: .needed
    case .downloading: .downloading
    case .succeed: .downloaded
    case .failed: .failed
    }
  }
}
