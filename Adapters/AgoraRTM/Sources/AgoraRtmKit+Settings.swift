import Foundation

extension AgoraRtmKit {
  /// Sets options that the vendor gives to some apps. None is known here, so nothing but an empty object is taken.
  ///
  /// - parameter parameters: The JSON text of an object.
  /// - returns: 0 if they were taken.
  public func setParameters(_ parameters: String) -> Int32 {
    let object = (try? JSONSerialization.jsonObject(with: Data(parameters.utf8))) as? [String: Any]
    return object?.isEmpty == true ? 0 : -1
  }

  /// Names the file into which the kit writes what happens to its connection; there is none before.
  ///
  /// - parameter logFile: The full path; its folder must exist.
  /// - returns: 0 if it can be written.
  public func setLogFile(_ logFile: String) -> Int32 { core.log.open(logFile) ? 0 : -1 }

  /// Sets how large one of the two log files may be; 10,240 KB unless set.
  ///
  /// - parameter fileSize: In KB, from 512 to 1,048,576.
  /// - returns: 0 if it was taken.
  public func setLogFileSize(_ fileSize: Int32) -> Int32 { core.log.setSize(kilobytes: Int(fileSize)) ? 0 : -1 }

  /// Sets what is written to the log.
  ///
  /// - returns: 0.
  public func setLogFilters(_ filter: AgoraRtmLogFilter) -> Int32 {
    core.log.setFilter(filter)
    return 0
  }
}
