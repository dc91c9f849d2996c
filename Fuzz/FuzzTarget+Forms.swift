import ParlanceBridge
import ParlanceGateway
import ParlanceMoving

/// Forms with files.
extension FuzzTarget {
  private static func form(_ type: String, _ body: [UInt8]) -> MultipartForm? {
    var request = HTTPRequest(.post, path: "/", fields: [], body: body)
    request.contentType = type
    return MultipartForm(request)
  }

  static func readForm(_ bytes: [UInt8]) {
    // As it came: nothing is in the parts that is not in the body.
    if let form = form("multipart/form-data; boundary=x", bytes) {
      precondition(form.parts.map(\.bytes.count).reduce(0, +) <= bytes.count)
      for part in form.parts { precondition(form[part.name] != nil) }
    }
    // Whatever a file has in it, and is called, it is read as it was written.
    let text = String(decoding: bytes.prefix(64), as: UTF8.self)
    let upload = FetchUpload(field: "file", fileName: text, type: text, bytes: bytes)
    let (type, body) = upload.form(["k": "v"])
    guard let form = form(type, body) else { preconditionFailure("a form that was written cannot be read") }
    precondition(form.parts.map(\.name) == ["k", "file"] && form["file"]?.bytes == bytes)
  }

  static var formSeeds: [[UInt8]] {
    let file = "Content-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
    let field = "Content-Disposition: form-data; name=type\r\n\r\nimage/png"
    return [
      "--x\r\n\(file)bytes\r\n--x--\r\n", "--x\r\n\(field)\r\n--x\r\n\(file)\r\n--\r\n--x--",
      "--x\r\n\(file)bytes\r\n--", "--x--\r\n", "--x\r\n\r\n\r\n\r\n--x--",
    ].map { Array($0.utf8) }
  }
}
