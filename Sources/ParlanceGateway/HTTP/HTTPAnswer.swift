#if Server
  internal import Foundation
  internal import ParlanceCore

  /// Answers as they stand on the wire (RFC 9112, 4).
  enum HTTPAnswer {
    /// Sends an answer, but for a body that is a file.
    ///
    /// - parameter isHead: A Boolean value that indicates whether the request wants the header alone.
    /// - parameter closes: A Boolean value that indicates whether the connection ends behind it.
    static func append(_ response: HTTPResponse, isHead: Bool, closes: Bool, to channel: SocketChannel) {
      let hasBody = response.status != 204 && response.status != 304
      channel.send { bytes in
        bytes.reserveCapacity(bytes.count + usualHeaderSize + response.body.count)
        func append(_ texts: String...) { for text in texts { bytes.append(contentsOf: text.utf8) } }
        append("HTTP/1.1 ", String(response.status), " ", words(response.status), "\r\ndate: ", date(), "\r\n")
        for header in response.headers { append(header.name, ": ", plain(header.value), "\r\n") }
        if hasBody {
          append("content-length: ", String(response.stream?.count ?? Int64(response.body.count)), "\r\n")
        }
        if closes { append("connection: close\r\n") }
        append("\r\n")
        if !isHead, hasBody { bytes.append(contentsOf: response.body) }
      }
    }

    /// The size of most headers, in bytes.
    private static let usualHeaderSize = 256

    /// Tells a client that waits with the body that it may send it.
    static func appendContinue(to channel: SocketChannel) {
      channel.send { $0.append(contentsOf: "HTTP/1.1 100 Continue\r\n\r\n".utf8) }
    }

    /// Returns a value without what could end its line.
    private static func plain(_ value: String) -> String {
      value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
        ? value : String(value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.map(Character.init))
    }

    /// The second of the answer before, and its text.
    private static let lastDate = Lock((second: time_t(-1), text: ""))

    /// The time in the form that the header has (RFC 9110, 5.6.7).
    private static func date() -> String {
      let now = time(nil)
      return lastDate.withLock { last in
        if last.second != now { last = (now, text(of: now)) }
        return last.text
      }
    }

    private static func text(of time: time_t) -> String {
      var time = time
      var parts = tm()
      gmtime_r(&time, &parts)
      func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
      let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
      let day =
        "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
      return "\(day) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }

    private static func words(_ status: Int) -> String {
      switch status {
      case 200: "OK"
      case 201: "Created"
      case 202: "Accepted"
      case 204: "No Content"
      case 206: "Partial Content"
      case 304: "Not Modified"
      case 400: "Bad Request"
      case 401: "Unauthorized"
      case 403: "Forbidden"
      case 404: "Not Found"
      case 405: "Method Not Allowed"
      case 408: "Request Timeout"
      case 409: "Conflict"
      case 410: "Gone"
      case 411: "Length Required"
      case 413: "Content Too Large"
      case 415: "Unsupported Media Type"
      case 416: "Range Not Satisfiable"
      case 417: "Expectation Failed"
      case 421: "Misdirected Request"
      case 422: "Unprocessable Content"
      case 429: "Too Many Requests"
      case 431: "Request Header Fields Too Large"
      case 500: "Internal Server Error"
      case 501: "Not Implemented"
      case 503: "Service Unavailable"
      case 507: "Insufficient Storage"
      // The number says it; the words are for people.
      default: ""
      }
    }
  }
#endif
