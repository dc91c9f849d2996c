#if Server
  package import ParlanceMoving

  /// Reads exports of Easemob and Agora Chat: hours of `chatmessages`, answers of the REST API, and callbacks, one a line.
  package struct AgoraChatExport: NodeConverter {
    /// The source, for the command.
    package static let source = ArchiveSource(
      name: "easemob",
      summary: "Hours of chatmessages, callbacks and REST answers of Easemob or Agora Chat, one JSON value a line."
    ) { AgoraChatExport() }

    package init() {}

    package mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError) {
      if node["callId"] != nil {
        try CallbackEvent(node).convert(into: &output)
      } else if node["msg_id"] != nil {
        try ExportedMessage(node).convert(into: &output)
      } else if let path = node["path"]?.text, let answer = node["answer"] {
        // As `parlance fetch` keeps answers, refusals included.
        guard answer["error"] == nil else { return output.countSkipped() }
        try RESTAnswer(path: RESTAnswer.path(of: path), node: answer).convert(into: &output)
      } else if let uri = node["uri"]?.text {
        try RESTAnswer(path: RESTAnswer.path(of: uri), node: node).convert(into: &output)
      } else {
        throw RecordError("neither a message with \"msg_id\", a callback with \"callId\" nor an answer with \"uri\"")
      }
    }
  }
#endif
