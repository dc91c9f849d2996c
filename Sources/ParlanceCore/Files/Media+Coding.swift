extension ByteWriter {
  /// Writes media as one length-prefixed run of bytes, so that later versions can add to its end.
  package mutating func write(media value: MediaDescriptor) {
    write(nested: {
      $0.write(value.id)
      $0.write(value.size)
      $0.write(value.md5)
      $0.write(value.sha256)
      $0.write(value.type)
      $0.write(optional: value.fileName)
      $0.write(integer: value.width)
      $0.write(integer: value.height)
      $0.write(value.duration)
      $0.write(optional: value.expires) { $0.write($1) }
    })
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
    var inner = try readNested()
    return MediaDescriptor(
      id: try inner.readMediaID(), size: try inner.readSigned(), md5: try inner.readString(),
      sha256: try inner.readString(), type: try inner.readString(), fileName: try inner.readOptionalString(),
      width: try inner.readInteger(), height: try inner.readInteger(),
      duration: try inner.readSigned(),
      expires: try inner.readOptionalTimestamp())
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

extension MediaDescriptor: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(media: self) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self = try reader.readMediaDescriptor() }
}
