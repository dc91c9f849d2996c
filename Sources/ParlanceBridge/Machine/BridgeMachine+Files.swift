#if Server
  internal import ParlanceCore
  internal import ParlanceMoving

  /// Files of messages: each is uploaded before its message is sent, once, and its message keeps its place in its line meanwhile.
  extension BridgeMachine {
    /// Returns the upload of the next file of a message; nil if nothing is to be uploaded.
    func stepOfFiles(_ message: BridgeMessage, _ item: BridgeItem) -> BridgeStep? {
      for file in BridgeFile.files(of: message, on: item.side)
      where item.progress[BridgeItem.name(of: file.part)] == nil {
        guard item.side == .hub else { return .send(.file(file, upload: nil), .carry(file.part)) }
        guard let upload = end.request(uploading: file) else { continue }
        return .send(.file(file, upload: upload), .carry(file.part))
      }
      return nil
    }

    /// Takes the outcome of an upload.
    ///
    /// - parameter file: The other side's description of the file; nil if its answer has none.
    func take(
      _ part: MediaPart, _ verdict: BridgeVerdict, _ file: JSONNode?, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      if case .done = verdict, let file {
        item.progress[BridgeItem.name(of: part)] = file.jsonText()
        item.progress[BridgeItem.lossName] = nil
        try store.count(item.side == .hub ? "out.file" : "in.file")
        return try store.update(item, due: time)
      }
      let code = if case .refused(let code) = verdict { code } else { "file" }
      try lose(part, code: code, reason: "the file is refused", &item, at: time)
    }

    /// Takes the loss of a file's content.
    func take(
      _ loss: MediaLoss, _ work: BridgeWork, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      guard case .file(let file, _) = work.request else { return try store.update(item, due: time) }
      let first = item.progress[BridgeItem.lossName].flatMap { Int64($0) } ?? time
      // The hub comes back, however late. A host of files may be gone for good, and others wait behind the message.
      guard loss.mayPass, file.side == .hub || time - first < limits.patience else {
        return try lose(file.part, code: "file", reason: loss.reason, &item, at: time)
      }
      item.progress[BridgeItem.lossName] = String(first)
      (item.attempts, item.failed, item.code) = (item.attempts + 1, time, "file")
      try store.count("failed.\(file.side.rawValue).file")
      try store.update(item, due: time + limits.pause(after: item.attempts))
    }

    /// Goes on without a preview. A message without its file is set aside.
    private func lose(
      _ part: MediaPart, code: String, reason: String, _ item: inout BridgeItem, at time: Int64
    ) throws(MessagingError) {
      item.progress[BridgeItem.lossName] = nil
      guard part == .file else {
        item.progress[BridgeItem.name(of: part)] = "null"
        try store.count("\(item.side == .hub ? "out" : "in").leftOut.preview")
        return try store.update(item, due: time)
      }
      try store.bury(item, code: code, reason: reason, at: time)
    }
  }

  extension BridgeItem {
    /// The name under which the time is kept at which a file was first not to be had.
    fileprivate static let lossName = "lost"

    /// Returns the name under which the description of an uploaded file is kept.
    fileprivate static func name(of part: MediaPart) -> String { "file.\(part.rawValue)" }

    /// The files of the item's message that the other side has, as it described them.
    var files: [MediaPart: JSONNode] {
      var files: [MediaPart: JSONNode] = [:]
      for part in MediaPart.allCases {
        guard let text = progress[Self.name(of: part)], let node = try? JSONParser.parse(Array(text.utf8)) else {
          continue
        }
        if node.object != nil { files[part] = node }
      }
      return files
    }
  }
#endif
