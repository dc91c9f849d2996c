import Parlance

/// The platforms that a message can be sent from. The spelling is the vendor's; all members but `unknown` are ours.
public enum QDPlatfromType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Android.
  case android = 1
  /// iPhone and iPad.
  case iOS = 2
  /// A computer with Windows or Linux.
  case PC = 4
  /// A web browser.
  case web = 16
  /// The server itself, or the operator's administration.
  case server = 32
  /// A computer with macOS.
  case macOS = 64

  init(_ platform: Platform) {
    self =
      switch platform {
      case .unknown: .unknown
      case .android: .android
      case .iOS: .iOS
      case .windows, .linux: .PC
      case .web: .web
      case .server: .server
      case .macOS: .macOS
      }
  }
}
