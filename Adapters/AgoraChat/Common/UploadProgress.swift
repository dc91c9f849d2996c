package import Parlance

/// How far the files of a message have come, in percent that only grow.
package struct UploadProgress {
  /// How many bytes all of its files have; 0 if that is not known.
  package var total: Int64 = 0
  /// The last percentage that was told.
  package private(set) var told: Int32 = -1
  private var completed: [MediaPart: Int64] = [:]

  /// Nothing was uploaded yet.
  package init(total: Int64 = 0) { self.total = total }

  /// Takes down progress.
  ///
  /// - returns: The percentage, if it is news.
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
  /// The number of bytes that its files have, as far as that can be counted; nil if it has none.
  package var fileBytes: Int64? {
    body.content.media.map { media in
      // Whoever sent it may claim anything.
      let (sum, isTooMuch) = media.media.size.addingReportingOverflow(media.preview?.size ?? 0)
      return isTooMuch ? .max : sum
    }
  }
}
