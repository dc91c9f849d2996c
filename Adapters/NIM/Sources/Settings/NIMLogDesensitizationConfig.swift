public import Foundation

/// The settings of what a log leaves out.
open class NIMLogDesensitizationConfig: NSObject, NSCopying {
  /// A Boolean value that indicates whether addresses of files are left out. Default: false.
  open var hideDownloadUrl = false

  /// Creates settings.
  public required override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.hideDownloadUrl = hideDownloadUrl
    return copy
  }

  /// Returns the address of a file as a log shows it.
  ///
  /// - parameter url: The address.
  /// - parameter config: The settings; asterisks replace an address that they hide.
  open class func getPrintText(ofDownloadUrl url: String, config: NIMLogDesensitizationConfig) -> String {
    config.hideDownloadUrl ? "***" : url
  }
}
