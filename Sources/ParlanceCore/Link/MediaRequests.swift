/// What a device asks of the hub about media.
package enum MediaRequest: Sendable {
  /// Begins an upload, or goes on with it.
  case begin(MediaUpload)
  /// The next bytes of an upload.
  case append(MediaID, offset: Int64, [UInt8])
  /// The upload is whole.
  case finish(MediaID)
  /// The upload, or what became of it and nobody was told of, is to go.
  case discard(MediaID)
  /// What there is under an id.
  case information(MediaID)
  /// Some bytes of it.
  case read(MediaID, offset: Int64, count: Int)

  /// The most bytes that one request may carry or ask for.
  package static let chunkLimit = 256 * 1024
}

/// An upload as its device announces it.
package struct MediaUpload: Sendable {
  /// The device chose it, so that a lost reply is no lost upload.
  package var id: MediaID
  package var options: UploadOptions

  package init(id: MediaID, options: UploadOptions) {
    self.id = id
    self.options = options
  }
}

/// What the hub answers about media.
package enum MediaReply: Sendable {
  /// How many bytes of an upload it has.
  case received(Int64)
  /// The upload is done, or what there is.
  case media(MediaDescriptor)
  /// Bytes of it.
  case bytes(offset: Int64, [UInt8])
}
