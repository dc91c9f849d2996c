#if Server && Remote
  import BuiltPrograms
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// `parlance serve` when its files cannot grow.
  @Suite struct FullDiskTests {
    @Test func gatewayThatCannotWriteIsNotReadyAndLogsItOnce() async throws {
      let folder = try TemporaryFolder()
      let log = folder.url.appendingPathComponent("log").path
      let data = folder.url.appendingPathComponent("hub")
      // Files of four megabytes at most; a write beyond is an error, not the end of the process.
      let hub = try await ServedHub(
        data, options: ["--open-registration", "--open-api"],
        preparation: "trap '' XFSZ; ulimit -f 8192; exec 2>'\(log)'")
      func request(_ method: String, _ path: String, _ body: String? = nil) async throws -> (status: Int, text: String)
      {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(hub.port)\(path)")))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "content-type") }
        let (data, response) = try await URLSession.shared.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
      }
      for name in ["anna", "ben"] {
        #expect(try await request("POST", "/v1/accounts", #"{"account":"\#(name)"}"#).status == 201)
      }
      #expect(try await request("GET", "/readyz").text == "store: ok\nmedia: ok\n")
      // Texts that become shorter, until there is no room for the smallest.
      for size in [30_000, 10] {
        let message =
          #"{"from":"anna","to":{"account":"ben"},"content":{"text":"\#(String(repeating: "x", count: size))"}}"#
        while try await request("POST", "/v1/messages", message).status == 201 {}
      }
      let small = #"{"from":"anna","to":{"account":"ben"},"content":{"text":"x"}}"#
      for _ in 0..<100 { #expect(try await request("POST", "/v1/messages", small).status >= 500) }
      let deadline = Date().addingTimeInterval(TestDeadline.seconds)
      var answer = try await request("GET", "/readyz")
      // The room that is left serves some of the checks.
      while answer.status == 200, Date() < deadline { answer = try await request("GET", "/readyz") }
      #expect(answer.status == 503 && answer.text.hasPrefix("store: storage") && answer.text.hasSuffix("media: ok\n"))
      #expect(await hub.end(SIGTERM) == 0)
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      #expect(lines.filter { $0.contains("turn.failed") }.count <= 4)
      #expect(lines.contains { $0.contains("turn.failed") && $0.contains(" more within 60 s") })
      #expect(lines.filter { $0.contains("/v1/messages 50") }.count <= 4)
    }
  }
#endif
