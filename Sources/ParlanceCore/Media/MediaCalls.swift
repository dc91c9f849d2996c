/// The limits of the media that one call may carry or ask for.
package enum MediaChunk {
  /// In bytes.
  package static let limit = 256 * 1024
}

/// The hub's answer to a step of an upload.
package enum UploadReply: Sendable {
  /// The number of its bytes that the hub has.
  case received(Int64)
  /// The upload is whole.
  case finished(MediaDescriptor)
}

/// Begins an upload, or continues it.
package struct BeginUploadCall: HubCall {
  package typealias Reply = UploadReply
  package static var kind: CallKind { .beginUpload }
  /// The device chose it, so that the upload survives a lost reply.
  package var id: MediaID
  package var options: UploadOptions

  package init(id: MediaID, options: UploadOptions) {
    self.id = id
    self.options = options
  }
}

/// The next bytes of an upload.
package struct AppendUploadCall: HubCall {
  package typealias Reply = UploadReply
  package static var kind: CallKind { .appendUpload }
  package var id: MediaID
  package var offset: Int64
  package var bytes: [UInt8]

  package init(id: MediaID, offset: Int64, bytes: [UInt8]) {
    self.id = id
    self.offset = offset
    self.bytes = bytes
  }

  package var approximateSize: Int { 64 + bytes.count }
}

/// Reports that an upload is whole.
package struct FinishUploadCall: HubCall {
  package typealias Reply = UploadReply
  package static var kind: CallKind { .finishUpload }
  package var id: MediaID
  package init(id: MediaID) { self.id = id }
}

/// Takes back an upload, or its result if the app has not received it.
package struct DiscardUploadCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .discardUpload }
  package var id: MediaID
  package init(id: MediaID) { self.id = id }
}

/// Asks what there is under an id.
package struct MediaInformationCall: HubCall {
  package typealias Reply = MediaDescriptor
  package static var kind: CallKind { .mediaInformation }
  package var id: MediaID
  package init(id: MediaID) { self.id = id }
}

/// Asks for some bytes.
package struct ReadMediaCall: HubCall {
  package typealias Reply = MediaBytes
  package static var kind: CallKind { .readMedia }
  package var id: MediaID
  package var offset: Int64
  package var count: Int

  package init(id: MediaID, offset: Int64, count: Int) {
    self.id = id
    self.offset = offset
    self.count = count
  }
}

package struct MediaBytes: Sendable {
  package var offset: Int64
  package var bytes: [UInt8]

  package init(offset: Int64, bytes: [UInt8]) {
    self.offset = offset
    self.bytes = bytes
  }
}

/// Asks for the right to go on with an upload over HTTP.
package struct UploadAccessCall: HubCall {
  package typealias Reply = UploadAccess
  package static var kind: CallKind { .uploadAccess }
  package var id: MediaID
  package init(id: MediaID) { self.id = id }
}

/// The right to continue one upload over HTTP, for any client that has the secret.
package struct UploadAccess: Sendable {
  /// The bearer token of the requests; valid until the upload is complete or the hub restarts.
  package var secret: String
  package init(secret: String) { self.secret = secret }
}
