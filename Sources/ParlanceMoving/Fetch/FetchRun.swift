#if Server
  internal import Foundation
  package import ParlanceCore

  /// One run of a walk: its answers go into a file, one a line with its request, which a converter reads.
  package enum FetchRun {
    /// The outcome of a run.
    package struct Report: Hashable, Sendable {
      /// The number of answers that the file had from an earlier run.
      package var resumed = 0
      /// The number of answers that were fetched.
      package var fetched = 0
      /// The number of answers among both that are refusals.
      package var refused = 0

      package init(resumed: Int = 0, fetched: Int = 0, refused: Int = 0) {
        (self.resumed, self.fetched, self.refused) = (resumed, fetched, refused)
      }

      /// The report for people.
      package var text: String {
        var lines = ["fetched  \(fetched)"]
        if resumed > 0 { lines.append("fetched before  \(resumed)") }
        if refused > 0 { lines.append("refused  \(refused)") }
        return lines.map { $0 + "\n" }.joined()
      }
    }

    /// The surroundings of a run.
    package struct Surroundings {
      package var now: () -> Timestamp
      /// Waits for so many milliseconds.
      package var wait: (Int64) -> Void
      /// Sends a request, and returns the body of the answer.
      package var send: (FetchMessage) throws(MessagingError) -> [UInt8]
      /// Writes a copy of a file to a path.
      package var save: (FetchFile, String) throws(MessagingError) -> Void

      package init(
        now: @escaping () -> Timestamp, wait: @escaping (Int64) -> Void,
        send: @escaping (FetchMessage) throws(MessagingError) -> [UInt8],
        save: @escaping (FetchFile, String) throws(MessagingError) -> Void = { (file, _) throws(MessagingError) in
          throw MessagingError(.unsupported, file.name)
        }
      ) {
        self.now = now
        self.wait = wait
        self.send = send
        self.save = save
      }
    }

    /// The number of times that a request is sent before the run ends.
    package static let attempts = 8
    /// The number of refusals, before anything is accepted, after which the run ends.
    package static let refusalLimit = 100

    /// Fetches everything that the file does not have yet.
    ///
    /// - throws: `malformedData` if the file is of a walk with other settings, or an answer is not JSON; `forbidden` if
    ///   everything is refused; `fileNotWritable`; and what sending throws after the last attempt. A later run goes on from
    ///   there.
    package static func run(
      _ fetcher: inout any ArchiveFetcher, output: String, _ surroundings: Surroundings
    ) throws(MessagingError) -> Report {
      var report = Report()
      let file = try AnswerFile(output)
      try file.replay { (request, answer) throws(MessagingError) in
        guard fetcher.next() == request else {
          throw MessagingError(.malformedData, "\(output) is of a run with other settings; give another --output")
        }
        report.resumed += 1
        if fetcher.verdict(on: answer) == .refused { report.refused += 1 }
        fetcher.take(answer)
      }
      var last = Int64.min / 2
      if fetcher.next() != nil { try logIn(&fetcher, surroundings) }
      // Refusals are kept as soon as something is accepted: a key that is wrong spoils no file.
      var waiting: [(FetchRequest, JSONNode)] = []
      while let request = fetcher.next() {
        let answer = try fetch(request, &fetcher, output, surroundings, &last)
        waiting.append((request, answer))
        report.fetched += 1
        let isRefused = fetcher.verdict(on: answer) == .refused
        if isRefused { report.refused += 1 }
        fetcher.take(answer)
        guard report.refused < report.fetched + report.resumed else {
          guard waiting.count < refusalLimit else { throw refusal(request, answer) }
          continue
        }
        for (request, answer) in waiting { try file.append(request, answer) }
        waiting = []
      }
      if let (request, answer) = waiting.last { throw refusal(request, answer) }
      try file.finish()
      return report
    }

    private static func refusal(_ request: FetchRequest, _ answer: JSONNode) -> MessagingError {
      MessagingError(
        .forbidden, "every request is refused, the last one (\(request.path)) with \(answer.jsonText().prefix(200))")
    }

    private static func logIn(
      _ fetcher: inout any ArchiveFetcher, _ surroundings: Surroundings
    ) throws(MessagingError) {
      guard let message = fetcher.login(at: surroundings.now()) else { return }
      let answer = try parse(try surroundings.send(message), of: "the login")
      guard fetcher.take(login: answer) else {
        throw MessagingError(.forbidden, "the login is refused with \(answer.jsonText().prefix(200))")
      }
    }

    private static func parse(_ body: [UInt8], of request: String) throws(MessagingError) -> JSONNode {
      do throws(RecordError) { return try JSONParser.parse(body, replacesHalfPairs: true) } catch {
        throw MessagingError(.malformedData, "the answer to \(request) is not JSON: \(error)")
      }
    }

    private static func fetch(
      _ request: FetchRequest, _ fetcher: inout any ArchiveFetcher, _ output: String, _ surroundings: Surroundings,
      _ last: inout Int64
    ) throws(MessagingError) -> JSONNode {
      var attempt = 1
      while true {
        let early = last + fetcher.interval(before: request) - surroundings.now().milliseconds
        if early > 0 { surroundings.wait(early) }
        last = surroundings.now().milliseconds
        var failure: MessagingError
        var delay = Int64(500) << attempt
        do throws(MessagingError) {
          let body = try surroundings.send(fetcher.message(for: request, at: surroundings.now()))
          let answer = try parse(body, of: request.path)
          switch fetcher.verdict(on: answer) {
          case .busy(let milliseconds):
            delay = milliseconds
            failure = MessagingError(.rateLimited, "\(request.path) is refused: the service is busy")
          case .unauthorized:
            delay = 0
            failure = MessagingError(.forbidden, "\(request.path) is refused: \(answer.jsonText().prefix(200))")
            try logIn(&fetcher, surroundings)
          case .accepted:
            // Before the answer, so that a run that ends meanwhile asks again.
            if let file = fetcher.file(in: answer, to: request) {
              try surroundings.save(file, "\(output).\(file.name)")
            }
            return answer
          case .refused: return answer
          }
        } catch {
          failure = error
        }
        guard attempt < attempts else { throw failure }
        attempt += 1
        surroundings.wait(delay)
      }
    }
  }

  /// A file of answers with their requests, to which a run appends.
  private final class AnswerFile {
    private let path: String
    private let file: UnsafeMutablePointer<FILE>

    init(_ path: String) throws(MessagingError) {
      self.path = path
      // Appended to, and never written from its beginning.
      guard let file = fopen(path, "ab") else { throw MessagingError(.fileNotWritable, path) }
      self.file = file
    }

    deinit { fclose(file) }

    /// Passes on the answers that the file has, and removes an answer at its end that was not written whole.
    func replay(_ body: (FetchRequest, JSONNode) throws(MessagingError) -> Void) throws(MessagingError) {
      var limits = MovingLimits()
      limits.lineLength = 256 << 20
      let reader = try LineReader(path: path, limits: limits, keepsEmptyLines: true)
      fseek(file, 0, SEEK_END)
      let size = ftell(file)
      var end = 0
      while let line = try reader.next() {
        guard case .text(let bytes) = line else {
          throw MessagingError(.malformedData, "\(path):\(reader.number): the line is too long")
        }
        let next = end + bytes.count + 1
        // The last line without its end: the process was stopped while it wrote.
        guard next <= size else { break }
        guard let node = try? JSONParser.parse(bytes), let name = node["path"]?.text, let answer = node["answer"],
          let parameters = node["parameters"]?.object
        else { throw MessagingError(.malformedData, "\(path):\(reader.number): not an answer with its request") }
        try body(FetchRequest(name, parameters.compactMapValues(\.text)), answer)
        end = next
      }
      guard end < size else { return }
      guard truncate(path, off_t(end)) == 0 else { throw MessagingError(.fileNotWritable, path) }
    }

    func append(_ request: FetchRequest, _ answer: JSONNode) throws(MessagingError) {
      let line: JSONNode = [
        "path": .text(request.path), "parameters": .object(request.parameters.mapValues(JSONNode.text)),
        "answer": answer,
      ]
      let bytes = Array((line.jsonText() + "\n").utf8)
      guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
        throw MessagingError(.fileNotWritable, path)
      }
    }

    func finish() throws(MessagingError) {
      guard fflush(file) == 0, fsync(fileno(file)) == 0 else { throw MessagingError(.fileNotWritable, path) }
    }
  }
#endif
