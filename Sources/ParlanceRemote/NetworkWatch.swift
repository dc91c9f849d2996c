#if Remote && os(Linux)
  /// The system's own watch of its networks.
  enum NetworkWatch {
    /// Begins to report networks that become available; later calls have no effect. Where the system does not permit it, nothing is
    /// reported.
    static func begin(_ reports: NetworkReports) {
      CurlService.shared?.watchNetworks { reports.report() }
    }
  }
#elseif Remote && canImport(Network)
  internal import Dispatch
  internal import Network
  internal import ParlanceCore

  /// The system's own watch of its networks.
  enum NetworkWatch {
    private static let monitor = Lock<NWPathMonitor?>(nil)

    /// Begins to report networks that become available; later calls have no effect.
    static func begin(_ reports: NetworkReports) {
      monitor.withLock { monitor in
        guard monitor == nil else { return }
        let begun = NWPathMonitor()
        begun.pathUpdateHandler = { path in if path.status == .satisfied { reports.report() } }
        begun.start(queue: DispatchQueue(label: "parlance.network"))
        monitor = begun
      }
    }
  }
#endif
