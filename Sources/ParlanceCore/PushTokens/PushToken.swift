/// The address of one installation of an app at a service for push notifications, at which its account is notified while it
/// is not connected.
public struct PushToken: Hashable, Sendable {
  /// The services that deliver push notifications.
  public enum Service: String, Sendable, CaseIterable {
    /// The service of iOS and macOS, for notifications that are shown.
    case apns
    /// The service of iOS for calls (PushKit). Messages are not sent to its tokens.
    case voip
    /// Firebase Cloud Messaging.
    case fcm
  }

  /// The environments of a service.
  public enum Environment: String, Sendable, CaseIterable {
    /// The environment of apps from a store.
    case production
    /// The environment of apps under development.
    case sandbox
  }

  /// The service that delivers the notifications.
  public var service: Service
  /// The service's name of the installation: hexadecimal digits for `apns` and `voip`, of which the case makes no
  /// difference; for `fcm` letters, digits, colons, hyphens and underscores.
  public var token: String
  /// The app as the service names it, or the name that the operator gave the app's certificate: letters, digits, dots,
  /// hyphens and underscores, 255 at most. Empty for the app that the operator named for tokens without one.
  public var topic: String
  /// The service's environment; nil if the operator's settings say which, and `production` if they do not.
  public var environment: Environment?
  /// The time at which it was registered last, by the hub's clock.
  package var registered: Timestamp
  /// The device that registered it; nil if the operator did.
  package var device: PushTokenDevice?

  /// The maximum number of tokens of an account. The one that was registered first goes when there is one more.
  package static let limit = 32

  /// Creates a token.
  ///
  /// - parameter service: The service that delivers the notifications.
  /// - parameter token: The service's name of the installation.
  /// - parameter topic: The app as the service names it, or the name of its certificate; empty if it is not known.
  /// - parameter environment: The service's environment; nil if it is not known.
  public init(service: Service, token: String, topic: String, environment: Environment? = nil) {
    self.init(service: service, token: token, topic: topic, environment: environment, registered: .zero)
  }

  package init(
    service: Service, token: String, topic: String, environment: Environment?, registered: Timestamp,
    device: PushTokenDevice? = nil
  ) {
    self.service = service
    self.token = token
    self.topic = topic
    self.environment = environment
    self.registered = registered
    self.device = device
  }

  /// Returns the token in its one form: it becomes a part of a path, and its topic a field of a header.
  ///
  /// - throws: `MessagingError` with code `invalidArgument`, naming `token` or `topic`.
  package func checked() throws(MessagingError) -> PushToken {
    var checked = self
    switch service {
    case .apns, .voip:
      guard token.utf8.allSatisfy(\.isHexadecimalDigit), (2...400).contains(token.utf8.count),
        token.utf8.count % 2 == 0
      else { throw MessagingError(.invalidArgument, "token") }
      checked.token = token.lowercased()
    case .fcm:
      guard token.utf8.allSatisfy({ $0.isLetterOrDigit || ":-_".utf8.contains($0) }),
        (1...1024).contains(token.utf8.count)
      else { throw MessagingError(.invalidArgument, "token") }
    }
    guard Self.isTopic(topic) || topic.isEmpty else { throw MessagingError(.invalidArgument, "topic") }
    return checked
  }

  /// Returns whether a text can be the name of an app.
  package static func isTopic(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isLetterOrDigit || ".-_".utf8.contains($0) }
  }
}

extension PushToken: CustomStringConvertible, CustomReflectable {
  /// The service and the first 6 characters of the token: the whole token would allow others to pass for the installation.
  public var description: String { "\(service.rawValue) \(token.prefix(6))…" }

  /// A mirror without the token.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

/// The device that registered a token.
package struct PushTokenDevice: Hashable, Sendable {
  package var style: String
  package var id: DeviceID

  package init(style: String, id: DeviceID) {
    self.style = style
    self.id = id
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
