internal import ParlanceCore

extension WireSamples {
  private static let progress: [UploadReply] = [.received(4096), .finished(descriptor)]
  private static let bareProgress: [UploadReply] = [.received(0), .received(.min), .finished(MediaDescriptor())]

  static let media: [WireSample] = [
    WireSample(
      BeginUploadCall(id: "u1", options: UploadOptions(descriptor: descriptor, lifetime: 60_000)),
      bare: [BeginUploadCall(id: "", options: UploadOptions())], replies: progress, bareReplies: bareProgress),
    WireSample(
      AppendUploadCall(id: "u1", offset: 4096, bytes: [UInt8](repeating: 7, count: 130)),
      bare: [AppendUploadCall(id: "", offset: 0, bytes: [])], replies: progress, bareReplies: bareProgress),
    WireSample(
      FinishUploadCall(id: "u1"), bare: [FinishUploadCall(id: "")], replies: progress, bareReplies: bareProgress),
    WireSample(DiscardUploadCall(id: "u1"), bare: [DiscardUploadCall(id: "")], replies: [Done()]),
    WireSample(
      MediaInformationCall(id: "u1"), bare: [MediaInformationCall(id: "")], replies: [descriptor],
      bareReplies: [MediaDescriptor()]),
    WireSample(
      ReadMediaCall(id: "u1", offset: 4096, count: 65_536), bare: [ReadMediaCall(id: "", offset: .min, count: .max)],
      replies: [MediaBytes(offset: 4096, bytes: [1, 2, 3])], bareReplies: [MediaBytes(offset: 0, bytes: [])]),
    WireSample(
      UploadAccessCall(id: "u1"), bare: [UploadAccessCall(id: "")], replies: [UploadAccess(secret: "5ec1e7")],
      bareReplies: [UploadAccess(secret: "")]),
  ]
}
