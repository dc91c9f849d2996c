#if Server
  import ParlanceCore
  import Testing

  @testable import ParlanceGateway

  /// The app and the environment that the operator's settings give a token.
  @Suite struct APNsAppTests {
    private func resolved(
      _ topic: String, _ environment: PushToken.Environment? = nil, default: APNsOptions.App? = nil
    ) -> String {
      var options = APNsOptions(key: "k", keyID: "K", teamID: "T")
      options.apps = [
        "dist": APNsOptions.App(topic: "com.example.app"),
        "dev": APNsOptions.App(topic: "com.example.app", environment: .sandbox),
      ]
      options.apps[""] = `default`
      let token = PushToken(service: .apns, token: "ab01", topic: topic, environment: environment)
      return options.resolved(token).map { "\($0.topic) \($0.environment.map(\.rawValue) ?? "none")" } ?? "nothing"
    }

    @Test func aNameIsAnAppsOrItsOwn() {
      #expect(resolved("dist") == "com.example.app production")
      #expect(resolved("dev") == "com.example.app sandbox")
      #expect(resolved("com.other") == "com.other production")
      #expect(resolved("") == "nothing")
      #expect(resolved("", default: APNsOptions.App(topic: "rest", environment: .sandbox)) == "rest sandbox")
    }

    @Test func theTokensEnvironmentTakesPrecedence() {
      #expect(resolved("dev", .production) == "com.example.app production")
      #expect(resolved("com.other", .sandbox) == "com.other sandbox")
    }
  }
#endif
