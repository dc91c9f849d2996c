extension FrameCodec {
  private enum Outcome: UInt8 {
    case success = 0
    case failure = 1
  }

  /// Writes the answer to a call: the call's `Reply`, which has an encoding. A device could not understand anything
  /// else, so that is answered with an error.
  static func write(_ result: Result<any Sendable, MessagingError>, to writer: inout ByteWriter) {
    let failure: MessagingError
    switch result {
    // Nearly all answers are these, and to ask whether a type has an encoding is slow.
    case .success(let reply as Acceptance):
      writer.write(byte: Outcome.success.rawValue)
      writer.write(nested: reply)
      return
    case .success(let reply as any WireValue):
      writer.write(byte: Outcome.success.rawValue)
      writer.write(nested: { reply.write(to: &$0) })
      return
    case .success: failure = MessagingError(.unsupported, "reply without an encoding")
    case .failure(let error): failure = error
    }
    writer.write(byte: Outcome.failure.rawValue)
    writer.write(nested: failure)
  }

  /// Reads the answer to a call of a type; an answer that cannot be understood is an error of the call.
  static func readResult(
    of type: any HubCall.Type, from reader: inout ByteReader
  ) -> Result<any Sendable, MessagingError> {
    do {
      switch try reader.readTag(Outcome.self) {
      case .success:
        var body = try reader.readNested()
        return .success(try type.readReply(from: &body))
      case .failure:
        return .failure(try reader.readNested(MessagingError.self))
      }
    } catch {
      return .failure(error)
    }
  }
}

extension HubCall {
  /// Reads what the hub answers to calls of this type.
  static func readReply(from reader: inout ByteReader) throws(MessagingError) -> any Sendable {
    try Reply(from: &reader)
  }
}
