public import Foundation

/// The server that an app of the vendor's cloud chooses.
///
/// The `MessagingEnvironment` determines a client's hub, so the options are stored for the app to read and have no
/// effect.
open class QDServerOptions: NSObject {
  /// The server's address.
  open var ip = ""
  /// The server's port.
  open var port = 0
  /// The server's domain.
  open var domain = ""

  /// Creates empty options.
  public required override init() { super.init() }

  /// Returns options for a server.
  open class func serverOption(withIp ip: String, port: Int, domain: String) -> Self {
    let options = self.init()
    options.ip = ip
    options.port = port
    options.domain = domain
    return options
  }
}
