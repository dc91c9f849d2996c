import Foundation

extension AgoraRtmKit {
  /// Sets options that the vendor offers to some apps. None is known here, so only an empty object is accepted.
  ///
  /// - parameter parameters: The JSON text of an object.
  /// - returns: 0 if they were accepted.
  public func setParameters(_ parameters: String) -> Int32 {
    let object = (try? JSONSerialization.jsonObject(with: Data(parameters.utf8))) as? [String: Any]
    return object?.isEmpty == true ? 0 : -1
  }

  /// Sets the file to which the kit logs the events of its connection; there is none before.
  ///
  /// - parameter logFile: The full path; its folder must exist.
  /// - returns: 0 if it can be written.
  public func setLogFile(_ logFile: String) -> Int32 { core.log.open(logFile) ? 0 : -1 }

  /// Sets the size limit of each of the two log files; 10,240 KB unless set.
  ///
  /// - parameter fileSize: In KB, from 512 to 1,048,576.
  /// - returns: 0 if it was accepted.
  public func setLogFileSize(_ fileSize: Int32) -> Int32 { core.log.setSize(kilobytes: Int(fileSize)) ? 0 : -1 }

  /// Sets the kinds of events that are written to the log.
  ///
  /// - returns: 0.
  public func setLogFilters(_ filter: AgoraRtmLogFilter) -> Int32 {
    core.log.setFilter(filter)
    return 0
  }
}
