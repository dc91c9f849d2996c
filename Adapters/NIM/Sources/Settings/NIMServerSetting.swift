public import Foundation

/// The types of handshake on the vendor's wire.
public enum NIMHandshakeType: Int, Sendable {
  /// With RSA and RC4 alone.
  case basics = 0
  /// With the encryption of `NIMServerSetting.encryptConfig`.
  case advanced = 1
}

/// The types of address at which the vendor's servers are reached.
public enum NIMLinkAddressType: Int, Sendable {
  /// IPv4.
  case ipv4 = 0
  /// IPv6.
  case ipv6 = 1
  /// Whichever can be reached.
  case auto = 2
}

/// The vendor's environments.
public enum NIMServerEnv: Int, Sendable {
  /// For production.
  case prod = 0
  /// For tests.
  case dev = 1
}

/// The addresses of the vendor's servers, and how to reach them. They are kept for the app and have no effect: the client
/// reaches the engine that `MessagingEnvironment` names.
open class NIMServerSetting: NSObject {
  /// The type of handshake. Default: `basics`.
  open var handshakeType = NIMHandshakeType.basics
  /// The environment. Default: `prod`.
  open var env = NIMServerEnv.prod
  /// The public key of the basic handshake, in hexadecimal digits.
  open var module = ""
  /// The version of that key.
  open var version = 0
  /// A Boolean value that indicates whether the servers are the customer's own cloud. Default: false.
  open var isSpecialCloud = false
  /// The encryption of the advanced handshake.
  public let encryptConfig = NIMEncryptionConfig()
  /// The address that names servers.
  open var lbsAddress = ""
  /// The server's address, IPv4.
  open var linkAddress = ""
  /// The server's address, IPv6.
  open var ipv6LinkAddress = ""
  /// The address that names servers for files.
  open var nosLbsAddress = ""
  /// The address for uploads.
  open var nosUploadAddress = ""
  /// A Boolean value that indicates whether files pass over HTTPS. Default: true.
  open var httpsEnabled = true
  /// The host that the certificate for uploads must name.
  open var nosUploadHost: String?
  /// The pattern of addresses for downloads.
  open var nosDownloadAddress = ""
  /// The host whose addresses are replaced for faster downloads.
  open var nosAccelerateHost: String?
  /// The hosts whose addresses are replaced for faster downloads.
  open var nosAccelerateHosts: [String]?
  /// The address that replaces them.
  open var nosAccelerateAddress: String?
  /// The address for reports of errors.
  open var exceptionUploadAddress = ""
  /// The address by which IPv4 is tried.
  open var lbsIpv4DetectAddress: String?
  /// The address by which IPv6 is tried.
  open var lbsIpv6DetectAddress: String?
  /// The type of address at which servers are reached. Default: `ipv4`.
  open var lbsLinkAddressType = NIMLinkAddressType.ipv4
  /// A Boolean value that indicates whether addresses for downloads that the service names come first. Default: true.
  open var cdnEnable = true

  /// Creates settings.
  public override init() {}

  /// Takes settings from the content of the vendor's file `nim_server.conf`, a JSON object. Settings that it
  /// does not name keep their values; other content changes nothing.
  open func update(fromConfigData data: Data) { ServerConfiguration(data)?.apply(to: self) }
}
