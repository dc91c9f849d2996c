#if Server
  import Foundation
  import ParlanceGateway
  import TestSupport
  import ParlanceCore
  import Testing

  @testable import ParlanceCommand

  /// The options of `parlance serve`, from arguments and from a file.
  @Suite struct ServeOptionsTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.appendingPathComponent("parlance.json").path }

    init() throws { folder = try TemporaryFolder() }

    private func options(_ arguments: String...) throws -> ServeOptions { try options(arguments: arguments) }

    /// Returns the options of a file and of arguments.
    private func options(file: String, _ arguments: String...) throws -> ServeOptions {
      try Data(file.utf8).write(to: folder.url.appendingPathComponent("parlance.json"))
      return try options(arguments: ["--config", path] + arguments)
    }

    private func options(arguments: [String]) throws -> ServeOptions {
      guard case .serve(let options) = try Command(["serve"] + arguments) else { throw UsageError("another command") }
      return options
    }

    private func refuses(_ reason: String, _ make: () throws -> ServeOptions) {
      #expect {
        _ = try make()
      } throws: { error in
        let sentence = (error as? UsageError)?.description ?? ""
        return sentence.contains(reason) && sentence.hasSuffix(".") && !sentence.contains("\n")
      }
    }

    @Test func aFolderIsEnough() throws {
      let options = try options("--data", "/srv/hub")
      #expect(options == ServeOptions(data: "/srv/hub"))
      #expect(options.listen.description == "127.0.0.1:7788" && options.tls == nil && options.tokenKey == nil)
      #expect(!options.isInsecure && !options.allowsRegistration && options.logLevel == .notice)
      refuses("needs --data") { try self.options() }
      refuses("needs --data") { try self.options("--data=") }
    }

    #if Cluster
      @Test func aDatabaseInPostgreSQLHasAnAddress() throws {
        let url = "postgresql://hub@db.example/hub?sslmode=verify-full"
        #expect(try options("--data", "d", "--postgres", url).postgres == url)
        #expect(try options(file: #"{"data": "d", "postgres": "postgres:///hub"}"#).postgres == "postgres:///hub")
        #expect(try options("--data", "d").postgres == nil)
        // Media are there, too.
        #expect(try options("--postgres", url).data == nil)
        refuses("needs --data") { try self.options("--postgres", url, "--data", "") }
        #expect(try options("--postgres", url, "--media", "/mnt/media").media == "/mnt/media")
        refuses("without --data") { try self.options("--postgres", url, "--data", "d", "--media", "m") }
        refuses("without --data") { try self.options("--data", "d", "--media", "m") }
        refuses("without --data") { try self.options("--postgres", url, "--media", "") }
        #expect {
          _ = try self.options("--data", "d", "--postgres", "host=db password=secret")
        } throws: { error in
          let sentence = (error as? UsageError)?.description ?? ""
          return sentence.contains("has the form postgresql://") && !sentence.contains("secret")
        }
      }

      @Test func busNeedsAKeyUnlessInsecure() throws {
        let cluster = ["--postgres", "postgresql:///hub", "--nats", "nats://bus"]
        func serve(_ more: String...) throws -> ServeOptions { try options(arguments: cluster + more) }
        #expect(try serve("--bus-key", "key").nats?.key == "key")
        #expect(try serve("--insecure-bus").nats?.key == nil)
        refuses("--nats needs --bus-key") { try serve() }
        refuses("without --bus-key") { try serve("--bus-key", "key", "--insecure-bus") }
        refuses("--bus-key is for a gateway with --nats") { try self.options("--data", "d", "--bus-key", "key") }
        refuses("--insecure-bus is for a gateway with --nats") { try self.options("--data", "d", "--insecure-bus") }
      }
    #else
      @Test func aDatabaseInPostgreSQLNeedsItsTrait() throws {
        refuses("trait Cluster") { try self.options("--data", "d", "--postgres", "postgresql:///hub") }
      }
    #endif

    @Test func quotaOfMediaIsANumberOfBytes() throws {
      #expect(try options("--data", "d").mediaQuota == nil)
      #expect(try options("--data", "d", "--media-quota", "5000000000").mediaQuota == 5_000_000_000)
      #expect(try options(file: #"{"data": "/d", "media-quota": "7"}"#).mediaQuota == 7)
      for wrong in ["0", "-1", "", "1 GB", "1.5", "9223372036854775808"] {
        refuses("--media-quota is a number of bytes") { try self.options("--data", "d", "--media-quota", wrong) }
      }
    }

    @Test func pagesAndNamesAreLists() throws {
      let options = try options(
        "--data", "d", "--allow-origin", "https://app.example,http://localhost:3000",
        "--host-name", "chat.example,chat", "--allow-readable-keys")
      #expect(options.allowedOrigins == ["https://app.example", "http://localhost:3000"])
      #expect(options.hostNames == ["chat.example", "chat"] && options.allowsReadableKeys)
      for wrong in ["*", "app.example", "https://", "https://app.example/", "https://a,,https://b", ""] {
        refuses("is not an origin") { try self.options("--data", "d", "--allow-origin", wrong) }
      }
      for wrong in ["https://a", "a:80", "a b", "", "a,"] {
        refuses("is not a name") { try self.options("--data", "d", "--host-name", wrong) }
      }
    }

    #if Cluster
      /// The settings in `deploy`, with what its units add to them.
      @Test func settingsOfDeployAreTaken() throws {
        let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
        let deploy = package.appendingPathComponent("deploy")
        func path(_ name: String) -> String { deploy.appendingPathComponent(name).path }
        func arguments(ofUnit name: String, settings: String) throws -> [String] {
          let unit = try String(contentsOfFile: path(name), encoding: .utf8)
          let line = try #require(unit.split(separator: "\n").first { $0.hasPrefix("ExecStart=") })
          return line.split(separator: " ").dropFirst(2).map {
            $0.hasSuffix("/settings.json") ? path(settings) : $0.replacingOccurrences(of: "%i", with: "1")
          }
        }
        let one = try options(arguments: arguments(ofUnit: "parlance.service", settings: "settings.json"))
        #expect(one.tls != nil && one.tokenKey != nil)
        let contained = try options("--config", path("cluster/settings.json"))
        #expect(contained.nats?.key == "/etc/parlance/bus.key")
        let many = try options(
          arguments: arguments(ofUnit: "cluster/parlance@.service", settings: "cluster/settings.json"))
        #expect(many.nats?.key?.hasSuffix("/bus.key") == true && many.listen.isLoopback)
      }
    #endif

    @Test func anOpenAPIIsForThisMachineWithoutTokens() throws {
      #expect(try options("--data", "d", "--open-api").opensAPI)
      refuses("without --token-key") { try self.options("--data", "d", "--open-api", "--token-key", "k") }
      refuses("needs a loopback address") {
        try self.options("--data", "d", "--open-api", "--listen", "0.0.0.0:1", "--insecure")
      }
    }

    @Test func aWebhookNeedsItsSecret() throws {
      let begin = ["--data", "d", "--webhook", "https://back.example/"]
      refuses("needs --webhook-secret") { try options(arguments: begin) }
      var expected = ServeOptions.Webhook(url: "https://back.example/", secret: "s")
      #expect(try options(arguments: begin + ["--webhook-secret", "s"]).webhook == expected)
      expected.events = [.messageAccepted, .pushWanted]
      expected.leavesContentOut = true
      let all = ["--webhook-secret", "s", "--webhook-events", "push.wanted,message.accepted"]
      #expect(try options(arguments: begin + all + ["--webhook-without-content"]).webhook == expected)
      for name in ["", "push", "push.wanted,", "push.wanted, message.accepted"] {
        refuses("llowed are hub.started, message.accepted, ") {
          try options(arguments: begin + ["--webhook-secret", "s", "--webhook-events", name])
        }
      }
      for option in [["--webhook-secret", "s"], ["--webhook-events", "push.wanted"], ["--webhook-without-content"]] {
        refuses("\(option[0]) is for a gateway with --webhook") { try options(arguments: ["--data", "d"] + option) }
      }
      let file = #"{"data":"/d","webhook":"https://a","webhook-secret":"s","webhook-events":"hub.started"}"#
      let webhook = try options(file: file).webhook
      #expect(webhook?.secret == folder.url.path + "/s" && webhook?.events == [.hubStarted])
    }

    @Test func allOptionsAreRead() throws {
      let options = try options(
        "--data=d=1", "--listen", "[::]:0", "--tls-cert", "c.pem", "--tls-key", "k.pem", "--token-key", "keys.json",
        "--insecure", "--open-registration", "--admit-visitors", "--log-level", "debug")
      var expected = ServeOptions(data: "d=1")
      expected.listen = ListenAddress(host: "::", port: 0)
      expected.tls = .init(certificate: "c.pem", key: "k.pem")
      expected.tokenKey = "keys.json"
      expected.isInsecure = true
      expected.allowsRegistration = true
      expected.admitsVisitors = true
      expected.logLevel = .debug
      #expect(options == expected)
    }

    @Test func pushNotificationsHaveTheirOptions() throws {
      let key = ["--data", "d", "--apns-key", "k.p8", "--apns-key-id", "KEY1", "--apns-team", "TEAM1"]
      #expect(try options("--data", "d", "--push", "log").logsPushes)
      var expected = APNsOptions(key: "k.p8", keyID: "KEY1", teamID: "TEAM1")
      #expect(try options(arguments: key).apns == expected)
      expected.host = "https://localhost:1"
      #expect(try options(arguments: key + ["--apns-host", "https://localhost:1"]).apns == expected)
      let file = try options(
        file: #"{"data":"d","push":"log","apns-key":"k.p8","apns-key-id":"KEY1","apns-team":"TEAM1"}"#)
      #expect(file.logsPushes && file.apns?.key == folder.url.path + "/k.p8")
      refuses("not a kind of --push; allowed is log") { try options("--data", "d", "--push", "apns") }
      for left in [2...3, 4...5, 6...7, 2...5, 4...7] {
        refuses("--apns-key, --apns-key-id and --apns-team are given together") {
          try options(arguments: Array(key[..<left.lowerBound] + key[(left.upperBound + 1)...]))
        }
      }
      expected.host = nil
      expected.apps = [
        "dist": APNsOptions.App(topic: "com.example.app"),
        "dev": APNsOptions.App(topic: "com.example.app", environment: .sandbox),
        "": APNsOptions.App(topic: "com.example.other"),
      ]
      let apps = "dist=com.example.app,dev=com.example.app:sandbox,=com.example.other:production"
      #expect(try options(arguments: key + ["--apns-apps", apps]).apns == expected)
      for text in ["", "dist", "a=b=c", "a=b:c", "a=b:sandbox:sandbox", "a=b,"] {
        refuses("is not NAME=BUNDLE or NAME=BUNDLE:sandbox") {
          try options(arguments: key + ["--apns-apps=\(text)"])
        }
      }
      refuses("has \"a\" twice") { try options(arguments: key + ["--apns-apps", "a=b,a=c"]) }
      refuses("not the name of a certificate") { try options(arguments: key + ["--apns-apps", "a b=c"]) }
      refuses("not a bundle identifier") { try options(arguments: key + ["--apns-apps", "a="]) }
      refuses("--apns-apps needs --apns-key, ") { try options("--data", "d", "--apns-apps", "a=b") }
      refuses("--apns-host needs --apns-key, ") { try options("--data", "d", "--apns-host", "https://a") }
      refuses("not an address for APNs") { try options(arguments: key + ["--apns-host", "http://a"]) }
      refuses("not a key identifier of APNs") {
        try options("--data", "d", "--apns-key", "k", "--apns-key-id", "a b", "--apns-team", "T")
      }
      refuses("not a team identifier of APNs") {
        try options("--data", "d", "--apns-key", "k", "--apns-key-id", "K", "--apns-team=")
      }
    }

    @Test func mistakesAreNamed() {
      refuses("--port is not an option of serve; allowed are --admit-visitors, --allow-origin, --allow-readable-keys, ")
      {
        try options("--data", "d", "--port", "1")
      }
      refuses("\"d\" is not one") { try options("d") }
      refuses("--data needs a value, DIR") { try options("--data") }
      refuses("--data needs a value, DIR") { try options("--data", "--insecure") }
      refuses("--data is given twice") { try options("--data", "d", "--data", "e") }
      refuses("--insecure is true or false, not \"yes\"") { try options("--data", "d", "--insecure=yes") }
      refuses("\"loud\" is not a level of the log; allowed are debug, notice, warning, error") {
        try options("--data", "d", "--log-level", "loud")
      }
      refuses("given together") { try options("--data", "d", "--tls-cert", "c") }
      refuses("given together") { try options("--data", "d", "--tls-key", "k") }
    }

    @Test func otherMachinesNeedTokensAndTLS() throws {
      let tls = ["--tls-cert", "c", "--tls-key", "k"]
      for address in [
        "0.0.0.0:7788", "[::]:7788", "10.0.0.1:7788", "chat.example:7788", "[::ffff:10.0.0.1]:1", "127.1:1",
      ] {
        let begin = ["--data", "d", "--listen", address]
        refuses("needs --token-key and --tls-cert with --tls-key, or --insecure") { try options(arguments: begin) }
        refuses("needs --token-key, or --insecure") { try options(arguments: begin + tls) }
        refuses("needs --tls-cert with --tls-key, or --insecure") {
          try options(arguments: begin + ["--token-key", "t"])
        }
        #expect(try options(arguments: begin + tls + ["--token-key", "t"]).listen.description == address)
        #expect(try options(arguments: begin + ["--insecure"]).isInsecure)
        refuses("or --insecure") { try options(arguments: begin + ["--insecure=false"]) }
      }
      for address in ["127.0.0.1:1", "127.9.9.9:1", "localhost:1", "LocalHost:1", "[::1]:1", "[::ffff:127.0.0.1]:1"] {
        #expect(try options("--data", "d", "--listen", address).listen.isLoopback)
      }
    }

    @Test func aFileGivesTheSameOptions() throws {
      let options = try options(
        file: """
          {"data": "/srv/hub", "listen": "0.0.0.0:443", "tls-cert": "/c.pem", "tls-key": "/k.pem",
           "token-key": "/t.json", "insecure": false, "open-registration": true, "admit-visitors": true, "log-level": "error"}
          """)
      var expected = ServeOptions(data: "/srv/hub")
      expected.listen = ListenAddress(host: "0.0.0.0", port: 443)
      expected.tls = .init(certificate: "/c.pem", key: "/k.pem")
      expected.tokenKey = "/t.json"
      expected.allowsRegistration = true
      expected.admitsVisitors = true
      expected.logLevel = .error
      #expect(options == expected)
    }

    @Test func argumentsGoBeforeTheFile() throws {
      let file = """
        {"data": "/srv/hub", "listen": "localhost:1", "open-registration": true, "insecure": true, "log-level": "error"}
        """
      let options = try options(
        file: file, "--data", "other", "--open-registration=false", "--listen", "localhost:2", "--log-level=warning")
      #expect(options.data == "other" && options.listen.port == 2 && !options.allowsRegistration)
      #expect(options.isInsecure && options.logLevel == .warning)
      let tls = try self.options(file: #"{"data":"/d","tls-cert":"/c"}"#, "--tls-key", "k")
      #expect(tls.tls == .init(certificate: "/c", key: "k"))
    }

    @Test func pathsInAFileBeginAtItsFolder() throws {
      let options = try options(file: #"{"data":"hub","token-key":"keys/t.json","log-level":"error"}"#)
      #expect(options.data == folder.url.path + "/hub")
      #expect(options.tokenKey == folder.url.path + "/keys/t.json")
    }

    @Test func mistakesInAFileAreNamedWithIt() throws {
      refuses("\(path): \"port\" is not an option of serve; allowed are admit-visitors, allow-origin, ") {
        try options(file: #"{"data":"d","port":"1"}"#)
      }
      for name in ["config", "help", "Data", "--data"] {
        refuses("\(path): \"\(name)\" is not an option of serve") { try options(file: #"{"\#(name)":"x","data":"d"}"#) }
      }
      for value in ["1", "true", "null", "[]", "{}"] {
        refuses("\(path): the value of \"data\" is a text") { try options(file: #"{"data":\#(value)}"#) }
      }
      for value in ["1", #""true""#, "null"] {
        refuses("\(path): the value of \"insecure\" is true or false") { try options(file: #"{"insecure":\#(value)}"#) }
      }
      for text in ["", "[]", "{", "data=d"] { refuses("\(path) is not a JSON object") { try options(file: text) } }
      refuses("larger than") { try options(file: String(repeating: " ", count: 1 << 20) + "{}") }
      refuses("needs --data") { try options(file: "{}") }
      try FileManager.default.removeItem(atPath: path)
      refuses("\(path) cannot be read") { try options(arguments: ["--config", path]) }
      refuses("cannot be read") { try options(arguments: ["--config", folder.url.path]) }
    }
  }

  /// Addresses to listen at.
  @Suite struct ListenAddressTests {
    @Test func hostsAndPortsAreRead() throws {
      #expect(try ListenAddress("chat.example:443") == ListenAddress(host: "chat.example", port: 443))
      #expect(try ListenAddress("[2001:db8::1]:65535") == ListenAddress(host: "2001:db8::1", port: 65535))
      #expect(try ListenAddress("[::1]:0").description == "[::1]:0")
    }

    @Test(arguments: [
      "", ":", "localhost", ":7788", "[]:1", "[::1]", "::1", "::1:7788", "localhost:", "localhost:65536",
      "localhost:-1", "localhost:+1", "localhost:1 ", "localhost:x", "[localhost]:1", "[::g]:1", "[127.0.0.1]:1",
      "a b:1", "http://localhost:1", "[::1:1", "::1]:1", "höst:1",
    ])
    func invalidAddressesAreRefused(_ text: String) {
      #expect(throws: UsageError.self) { try ListenAddress(text) }
    }
  }
#endif
