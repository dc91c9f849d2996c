extension ByteWriter {
  /// As one length-prefixed run of bytes, so that later versions can add to its end.
  package mutating func write(media value: MediaDescriptor) {
    var inner = ByteWriter(capacity: 192)
    inner.write(value.id.string)
    inner.write(value.size)
    inner.write(value.md5)
    inner.write(value.sha256)
    inner.write(value.type)
    inner.write(optional: value.fileName)
    inner.write(Int64(value.width))
    inner.write(Int64(value.height))
    inner.write(value.duration)
    inner.write(optional: value.expires) { $0.write($1) }
    write(inner.bytes)
  }

  package mutating func write(media value: MediaContent) {
    write(media: value.media)
    write(optional: value.preview) { $0.write(media: $1) }
  }

  package mutating func write(uploadOptions value: UploadOptions) {
    write(media: value.descriptor)
    write(optional: value.lifetime) { $0.write($1) }
  }
}

extension ByteReader {
  package mutating func readMediaDescriptor() throws(MessagingError) -> MediaDescriptor {
    var inner = ByteReader(try readBytes())
    return MediaDescriptor(
      id: MediaID(try inner.readString()), size: try inner.readSigned(), md5: try inner.readString(),
      sha256: try inner.readString(), type: try inner.readString(), fileName: try inner.readOptionalString(),
      width: Int(clamping: try inner.readSigned()), height: Int(clamping: try inner.readSigned()),
      duration: try inner.readSigned(),
      expires: try inner.readOptional { (reader) throws(MessagingError) in try reader.readTimestamp() })
  }

  package mutating func readMediaContent() throws(MessagingError) -> MediaContent {
    MediaContent(
      media: try readMediaDescriptor(),
      preview: try readOptional { (reader) throws(MessagingError) in try reader.readMediaDescriptor() })
  }

  package mutating func readUploadOptions() throws(MessagingError) -> UploadOptions {
    UploadOptions(
      descriptor: try readMediaDescriptor(),
      lifetime: try readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}
