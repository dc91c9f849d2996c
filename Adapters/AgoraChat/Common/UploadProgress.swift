package import Parlance

/// The upload progress of a message's files, in percent that only increase.
package struct UploadProgress {
  /// The number of bytes of all of its files; 0 if it is unknown.
  package var total: Int64 = 0
  /// The last percentage that was reported.
  package private(set) var told: Int32 = -1
  private var completed: [MediaPart: Int64] = [:]

  /// Nothing was uploaded yet.
  package init(total: Int64 = 0) { self.total = total }

  /// Records progress.
  ///
  /// - returns: The percentage, if it is new.
  package mutating func note(_ part: MediaPart, _ progress: TransferProgress) -> Int32? {
    completed[part] = progress.completed
    let done = completed.values.reduce(0, +)
    var whole = progress
    whole.completed = done
    whole.total = max(total, progress.total, done)
    let percent = whole.percent
    guard percent > told else { return nil }
    told = percent
    return percent
  }
}

extension Message {
  /// The total size of its files in bytes, at most `Int64.max`; nil if it has none.
  package var fileBytes: Int64? {
    body.content.media.map { media in
      // The sizes are the sender's claims, so their sum may overflow.
      let (sum, isTooMuch) = media.media.size.addingReportingOverflow(media.preview?.size ?? 0)
      return isTooMuch ? .max : sum
    }
  }
}
