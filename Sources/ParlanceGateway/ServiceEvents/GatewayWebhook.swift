#if Server
  internal import Foundation
  public import Parlance
  internal import ParlanceTokens

  /// The address at an app's back end that a gateway notifies of events at its hub.
  ///
  /// The hub stores the events until the back end has taken them, also while the gateway is not running. A gateway without
  /// a webhook discards those that an earlier one left.
  public struct GatewayWebhook: Sendable {
    /// The types of events.
    public enum EventType: String, Hashable, CaseIterable, Sendable {
      /// The hub was opened: all accounts are offline until they are reported to be online.
      case hubStarted = "hub.started"
      /// A message was accepted.
      case messageAccepted = "message.accepted"
      /// A message was taken back.
      case messageRevoked = "message.revoked"
      /// The first device of an account connected.
      case accountOnline = "account.online"
      /// No device of an account is connected any more.
      case accountOffline = "account.offline"
      /// An absent account is to be notified of a message or a revocation.
      case pushWanted = "push.wanted"
      /// The operator banned an account, or changed its ban.
      case accountBanned = "account.banned"
      /// The operator lifted the ban of an account.
      case accountUnbanned = "account.unbanned"
      /// The operator erased an account.
      case accountErased = "account.erased"
      /// An account confirmed that it read messages.
      case messageRead = "message.read"
      /// A group was created or changed.
      case groupChanged = "group.changed"
      /// A request to become a member of a group was made, answered or taken back.
      case groupRequestChanged = "group.request"
      /// An account entered or left a room.
      case roomVisited = "room.visited"
      /// A room was changed.
      case roomChanged = "room.changed"
      /// A friendship began or ended, or a request for one was made or answered.
      case contactChanged = "contact.changed"

      /// The types of which a back end is notified unless it chooses: all but those of receipts, which are as many as messages,
      /// and of changes of groups, rooms and contacts.
      public static let usual = Set(allCases).subtracting([
        .messageRead, .groupChanged, .groupRequestChanged, .roomVisited, .roomChanged, .contactChanged,
      ])
    }

    /// The address, of scheme `https`, or `http`.
    public let url: String
    /// The types of events of which the back end is notified; the usual ones unless given.
    public var events = EventType.usual
    /// A Boolean value that indicates whether events contain what users wrote: contents and attributes of messages,
    /// postscripts of revocations, texts and payloads of pushes. True unless set.
    public var includesContent = true
    /// The most events that wait for the back end. The oldest ones are dropped beyond it.
    public var queueLimit = 100_000
    let secrets: [SecretKey]

    /// The shortest secret, in bytes.
    public static let secretMinimum = 32

    /// Creates a webhook.
    ///
    /// - parameter url: The address, of scheme `https`; or `http` if it is on this machine.
    /// - parameter secrets: The secret with which events are signed, of at least 32 bytes; two while one takes the place of
    ///   the other.
    /// - parameter allowsInsecure: A Boolean value that indicates whether the address may have the scheme `http` on another
    ///   machine.
    /// - throws: `MessagingError` with code `invalidArgument` for an address or a secret that cannot be used.
    public init(url: String, secrets: [[UInt8]], allowsInsecure: Bool = false) throws(MessagingError) {
      try Self.check(url: url, allowsInsecure: allowsInsecure)
      guard secrets.count == 1 || secrets.count == 2 else {
        throw MessagingError(.invalidArgument, "a webhook has one secret, or two while one replaces the other")
      }
      guard secrets.allSatisfy({ $0.count >= Self.secretMinimum }) else {
        throw MessagingError(.invalidArgument, "a webhook's secret has at least \(Self.secretMinimum) bytes")
      }
      self.url = url
      self.secrets = secrets.map { SecretKey($0) }
    }

    /// Creates a webhook whose secrets are in a file.
    ///
    /// - parameter url: The address that receives the events.
    /// - parameter path: The path of a file with one secret on each line, or two; spaces around them do not count. Only its
    ///   owner may read it.
    /// - parameter allowsInsecure: A Boolean value that indicates whether an address without TLS is accepted.
    /// - parameter allowsReadable: A Boolean value that indicates whether a file that others can read is accepted.
    /// - throws: `MessagingError` with code `invalidArgument` for an address, a file or a secret that cannot be used.
    public init(
      url: String, secretsAt path: String, allowsInsecure: Bool = false, allowsReadable: Bool = false
    ) throws(MessagingError) {
      let secrets = try Self.secrets(path, allowsReadable)
      do throws(MessagingError) {
        try self.init(url: url, secrets: secrets, allowsInsecure: allowsInsecure)
      } catch {
        throw MessagingError(.invalidArgument, "\(error.detail) (\(path))")
      }
    }

    /// Checks the address of a back end.
    ///
    /// - throws: `MessagingError` with code `invalidArgument` for one that is not a URL with a host, or is on another machine and
    ///   has no TLS.
    static func check(url: String, allowsInsecure: Bool = false) throws(MessagingError) {
      guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty, parts.fragment == nil,
        parts.user == nil, parts.password == nil, url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { throw MessagingError(.invalidArgument, "the webhook's address is not a valid URL with a host") }
      switch parts.scheme?.lowercased() {
      case "https": break
      case "http":
        let host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        guard allowsInsecure || LoopbackAddress.isLoopback(host) else {
          throw MessagingError(.invalidArgument, "the webhook's address is on another machine and has no https")
        }
      default: throw MessagingError(.invalidArgument, "the webhook's address has neither https nor http")
      }
    }

    private static func secrets(_ path: String, _ allowsReadable: Bool) throws(MessagingError) -> [[UInt8]] {
      do throws(TokenError) {
        let file = try KeyFile(path, allowsReadable: allowsReadable)
        try file.checkMode(holdsSecret: true)
        return file.lines
      } catch {
        throw MessagingError(.invalidArgument, "\(error)")
      }
    }
  }
#endif
