#if Server
  /// A file that a request carries in a form, `multipart/form-data` (RFC 7578).
  package struct FetchUpload: Hashable, Sendable {
    /// The name of the form's field.
    package var field: String
    package var fileName: String
    /// The MIME type; empty if it is not known.
    package var type: String
    package var bytes: [UInt8]

    package init(field: String, fileName: String, type: String, bytes: [UInt8]) {
      self.field = field
      self.fileName = fileName
      self.type = type
      self.bytes = bytes
    }

    /// Returns the form's type and its body.
    ///
    /// - parameter parameters: The form's other fields.
    package func form(_ parameters: [String: String]) -> (type: String, body: [UInt8]) {
      // So many random digits stand in no file by chance.
      let boundary = "parlance" + (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
      var body: [UInt8] = []
      for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
        body +=
          "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(name))\"\r\n\r\n\(value)\r\n".utf8
      }
      let type =
        type.isEmpty || !type.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? "application/octet-stream" : type
      body += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(field))\"; ".utf8
      body += "filename=\"\(Self.quoted(fileName))\"\r\nContent-Type: \(type)\r\n\r\n".utf8
      body += bytes
      body += "\r\n--\(boundary)--\r\n".utf8
      return ("multipart/form-data; boundary=\(boundary)", body)
    }

    /// Returns a name as it stands between quotes, without what would end them or the line.
    private static func quoted(_ name: String) -> String {
      String(
        String.UnicodeScalarView(
          name.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }))
    }
  }
#endif
