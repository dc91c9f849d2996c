public import Foundation

/// The types of asymmetric encryption on the vendor's wire.
public enum NIMAsymEncryptionType: Int, Sendable {
  /// RSA.
  case RSA = 1
  /// SM2.
  case SM2 = 2
}

/// The types of symmetric encryption on the vendor's wire.
public enum NIMSymEncryptionType: Int, Sendable {
  /// RC4.
  case RC4 = 1
  /// AES.
  case AES = 2
  /// SM4.
  case SM4 = 4
}

/// The padding of RSA on the vendor's wire.
public enum NIMRSAPaddingMode: UInt, Sendable {
  /// PKCS #1.
  case PKCS1 = 0
  /// OAEP with SHA-1.
  case oaepWithSHA_1AndMGF1 = 1
  /// OAEP with SHA-256.
  case oaepWithSHA_256AndMGF1 = 2
}

/// A key for RSA on the vendor's wire.
open class NIMRSAOption: NSObject {
  /// The key's version.
  open var version = 0
  /// The modulus, in hexadecimal digits.
  open var module = ""
  /// The exponent.
  open var exp: UInt = 0
  /// The padding of RSA. Default: PKCS #1.
  open var paddingMode = NIMRSAPaddingMode.PKCS1

  /// Creates an option.
  public override init() {}
}

/// A key for SM2 on the vendor's wire.
open class NIMSM2Option: NSObject {
  /// The key's version.
  open var version = 0
  /// The X coordinate, in hexadecimal digits.
  open var sm2X = ""
  /// The Y coordinate, in hexadecimal digits.
  open var sm2Y = ""

  /// Creates an option.
  public override init() {}
}

/// The encryption on the vendor's wire. Kept for the app: the link to a gateway is encrypted by TLS.
open class NIMEncryptionConfig: NSObject {
  /// The asymmetric encryption. Default: `RSA`.
  open var asymEncryptionType = NIMAsymEncryptionType.RSA
  /// The symmetric encryption. Default: `RC4`.
  open var symEncryptionType = NIMSymEncryptionType.RC4
  /// The last key for RSA.
  final private(set) var rsa = NIMRSAOption()
  /// The last key for SM2.
  final private(set) var sm2 = NIMSM2Option()

  /// Creates a configuration.
  public override init() {}

  /// Sets the key for RSA.
  open func update(_ option: NIMRSAOption) { rsa = option }
  /// Sets the key for SM2.
  open func update(_ option: NIMSM2Option) { sm2 = option }
}
