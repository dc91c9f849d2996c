#if Remote
  public import Dispatch
  public import Foundation
  public import ParlanceCore
  internal import ParlanceRemote

  extension MessagingEnvironment {
    /// Creates an environment whose hub is behind a gateway, on another machine. Needs the package trait `Remote`.
    ///
    /// Devices keep their databases here; accounts, groups, order and the rules are the hub's. Whether the gateway can be
    /// reached shows at a login: one that cannot reach it fails with `notConnected`.
    ///
    /// ```swift
    /// let environment = try MessagingEnvironment.gateway(URL(string: "wss://chat.example")!) { account in
    ///   sessions.token(for: account)
    /// }
    /// ```
    ///
    /// - parameter url: The gateway's address, of scheme `wss`, or `ws` without encryption; the path is `/v1/link` unless
    ///   it has one.
    /// - parameter token: Returns the token that an account shows to the gateway, in place of what the vendor's login call
    ///   was given; called at each login, also after a break of the link, and when the last one is about to expire, on any
    ///   thread. The app is notified that a token will expire only if the gateway refuses the new one. nil for that of the call.
    /// - parameter folder: The folder of the devices' databases and files, which belongs to one process at a time; nil to
    ///   keep them in memory, and files in a temporary folder.
    /// - parameter clock: The clock from which devices read the time. Networks keep the system's time: pings, deadlines of
    ///   connections and pauses before further attempts do not follow this clock.
    /// - parameter callbackQueue: A serial queue for events and completions; the main queue by default.
    /// - parameter thumbnailMaker: Makes previews that senders did not give; nil for none.
    /// - parameter certificateAuthorities: A file of the certificates, in PEM, of the authorities that may vouch for the
    ///   gateway; nil for the system's.
    /// - parameter pins: The SHA-256 values, of 32 bytes, of the public keys (SubjectPublicKeyInfo) of which the gateway
    ///   must have one; empty for any key for which an authority vouches.
    /// - throws: `MessagingError` with code `invalidArgument` for an address or a pin that cannot be used,
    ///   `storageLocked` if another process uses the folder, or `storageFailed`, naming the file.
    public static func gateway(
      _ url: URL, token: (@Sendable (AccountID) -> String)? = nil, folder: URL? = nil,
      clock: any MessagingClock = SystemClock(), callbackQueue: DispatchQueue = .main,
      thumbnailMaker: (any ThumbnailMaker)? = standardThumbnailMaker, certificateAuthorities: URL? = nil,
      pins: [Data] = []
    ) throws(MessagingError) -> MessagingEnvironment {
      try gateway(
        url, token: token, folder: folder, clock: clock, linkClock: SystemClock(), callbackQueue: callbackQueue,
        thumbnailMaker: thumbnailMaker, certificateAuthorities: certificateAuthorities, pins: pins)
    }

    /// Creates the same environment with a clock for its links, which tests turn.
    package static func gateway(
      _ url: URL, token: (@Sendable (AccountID) -> String)? = nil, folder: URL? = nil, clock: any MessagingClock,
      linkClock: any MessagingClock, callbackQueue: DispatchQueue,
      thumbnailMaker: (any ThumbnailMaker)? = standardThumbnailMaker, certificateAuthorities: URL? = nil,
      pins: [Data] = []
    ) throws(MessagingError) -> MessagingEnvironment {
      let url = try GatewayAddress.complete(url)
      guard pins.allSatisfy({ $0.count == 32 }) else { throw MessagingError(.invalidArgument, "pins") }
      guard pins.isEmpty || url.scheme == "wss" else {
        throw MessagingError(.invalidArgument, "pins need an address of scheme wss")
      }
      let request = WebSocketRequest(
        url: url, certificateAuthorities: certificateAuthorities, pins: pins.map { [UInt8]($0) })
      let files: any MediaFolder = folder.map { FixedFolder($0.path) } ?? TemporaryFolder()
      let locked: LockedFolder? = if let folder { try LockedFolder(folder) } else { nil }
      let engine = Engine(
        request, token: token, folder: locked,
        media: MediaFiles(files, files: SystemFiles(), thumbnailMaker: thumbnailMaker),
        clock: linkClock)
      return MessagingEnvironment(callbackQueue: callbackQueue, clock: clock, engine: .success(engine))
    }
  }
#endif
