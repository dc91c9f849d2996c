public import Foundation

/// Which server an app of the vendor's cloud asks for.
///
/// Which hub a client belongs to is its `MessagingEnvironment`'s affair, so the options are kept for the app to read
/// and change nothing.
open class QDServerOptions: NSObject {
  /// The server's address.
  open var ip = ""
  /// The server's port.
  open var port = 0
  /// The server's domain.
  open var domain = ""

  /// Empty options.
  public required override init() { super.init() }

  /// Options for a server.
  open class func serverOption(withIp ip: String, port: Int, domain: String) -> Self {
    let options = self.init()
    options.ip = ip
    options.port = port
    options.domain = domain
    return options
  }
}
