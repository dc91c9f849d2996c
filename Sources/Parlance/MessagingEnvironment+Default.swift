public import Foundation
internal import ParlanceCore
#if Remote
  internal import ParlanceRemote
#endif

extension MessagingEnvironment {
  /// The environment of the vendors' singletons.
  ///
  /// Unless it is set before its first use, it is embedded in a folder named after this executable, among the user's
  /// application data. If that folder cannot be used, every login fails with the error that says why.
  ///
  /// For an app that is not edited, variables of the process choose a gateway instead: `PARLANCE_ENDPOINT` is its
  /// address (`ws://host:port` or `wss://host:port`), and `PARLANCE_TOKEN`, if it is set, the token of every login. If
  /// the address cannot be understood, or the package trait `Remote` is off, every login fails with the error that says
  /// so.
  ///
  /// A client that was given no environment reads this at each login, and keeps it while it is logged in. A new value
  /// applies from the next login on.
  public static var `default`: MessagingEnvironment {
    get {
      shared.withLock { shared in
        if let shared { return shared }
        let folder = chosenFolder.withLock { $0 } ?? defaultFolder
        let environment = makeDefault(variables: ProcessInfo.processInfo.environment, folder: folder)
        shared = environment
        return environment
      }
    }
    set { shared.withLock { $0 = newValue } }
  }

  /// Sets the folder in which the default environment is embedded, or in which the devices of a gateway that the process
  /// names have their databases.
  ///
  /// Call it before the first use of `default`, which makes the environment; afterwards it has no effect.
  ///
  /// - parameter folder: The folder; nil for the one named after this executable.
  public static func setDefaultFolder(_ folder: URL?) { chosenFolder.withLock { $0 = folder } }

  /// The place of the default environment; a test of its replacement binds another one, to disturb no other test.
  @TaskLocal package static var shared = Lock<MessagingEnvironment?>(nil)

  /// The folder that the app chose for the default environment; a test binds another place, as above.
  @TaskLocal package static var chosenFolder = Lock<URL?>(nil)

  private static var defaultFolder: URL {
    let files = FileManager.default
    let base =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    let name = ProcessInfo.processInfo.processName
    return base.appendingPathComponent("Parlance", isDirectory: true)
      .appendingPathComponent(name.isEmpty ? "default" : name, isDirectory: true)
  }

  /// Creates the default environment.
  ///
  /// - parameter variables: The variables of the process.
  /// - parameter folder: The folder of an embedded engine; the devices of a gateway have one for each gateway below it.
  package static func makeDefault(variables: [String: String], folder: URL) -> MessagingEnvironment {
    do throws(MessagingError) {
      guard let endpoint = variables["PARLANCE_ENDPOINT"] else { return try embedded(at: folder) }
      return try gateway(at: endpoint, token: variables["PARLANCE_TOKEN"], folder: folder)
    } catch {
      return MessagingEnvironment(callbackQueue: .main, clock: SystemClock(), engine: .failure(error))
    }
  }

  private static func gateway(
    at endpoint: String, token: String?, folder: URL
  ) throws(MessagingError) -> MessagingEnvironment {
    #if Remote
      let url: URL
      do throws(MessagingError) {
        url = try GatewayAddress.parse(endpoint)
      } catch {
        throw MessagingError(.invalidArgument, "PARLANCE_ENDPOINT cannot be understood; \(error.detail)")
      }
      // A device's cursors and ids hold at one hub only, so each hub has a folder of its own.
      let name = LockedFolder.escaped("gateway \(url.host ?? "") \(url.port ?? 0) \(url.path)")
      var source: (@Sendable (AccountID) -> String)?
      if let token { source = { _ in token } }
      return try gateway(url, token: source, folder: folder.appendingPathComponent(name, isDirectory: true))
    #else
      throw MessagingError(.unsupported, "PARLANCE_ENDPOINT needs the package trait Remote, which this build lacks")
    #endif
  }
}
