#if Server
  import Parlance
  import ParlanceCore
  import Testing

  @testable import NIMServer

  /// The table of the vendor's requests.
  @Suite struct EndpointTests {
    @Test func everyRequestOfTheVendorIsInTheTable() {
      #expect(Set(NIMEndpoint.all.keys) == Set(NIMParameter.byPath.keys))
      #expect(NIMEndpoint.all.count == 128)
      let groups = [
        NIMEndpoint.users, NIMEndpoint.friends, NIMEndpoint.messages, NIMEndpoint.broadcasts, NIMEndpoint.histories,
        NIMEndpoint.teams,
        NIMEndpoint.superTeams, NIMEndpoint.rooms, NIMEndpoint.roomRights, NIMEndpoint.roomQueue,
        NIMEndpoint.subscriptions,
      ]
      let names = groups.flatMap(\.keys)
      #expect(Set(names).count == names.count)
    }

    /// A request that the hub cannot carry out is refused with its documented code, whatever its parameters are.
    @Test func refusedRequestsHaveTheirCodes() async throws {
      let backEnd = try BackEnd()
      for (path, endpoint) in NIMEndpoint.all {
        let fields = Dictionary(
          uniqueKeysWithValues: (NIMParameter.byPath[path] ?? []).map { ($0.name, JSONValue.string("1")) })
        guard case .refused(let failure) = endpoint else { continue }
        #expect([.forbidden, .notAvailable].contains(failure.code), "\(path)")
        #expect(try await backEnd.code(path, fields) == failure.code.rawValue, "\(path)")
      }
    }

    /// Each required parameter is missed, and each limit is kept.
    @Test func parametersAreCheckedAgainstTheTable() async throws {
      let backEnd = try BackEnd()
      for (path, parameters) in NIMParameter.byPath {
        let fields = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, JSONValue.string("1")) })
        for parameter in parameters {
          if parameter.isRequired {
            var without = fields
            without[parameter.name] = nil
            #expect(try await backEnd.code(path, without) == 414, "\(path) without \(parameter.name)")
          }
          if let limit = parameter.limit, parameter.kind == .text {
            var long = fields
            long[parameter.name] = .string(String(repeating: "x", count: limit + 1))
            #expect(try await backEnd.code(path, long) == 405, "\(path) with a long \(parameter.name)")
          }
          if parameter.kind == .number {
            var wrong = fields
            wrong[parameter.name] = "x"
            #expect(try await backEnd.code(path, wrong) == 414, "\(path) with text as \(parameter.name)")
          }
        }
      }
    }

    @Test func everyErrorOfTheEngineHasACode() {
      for code in MessagingError.Code.allCases {
        let failure = NIMFailure(MessagingError(code, "detail"))
        #expect(failure.code != .done && !failure.text.isEmpty, "\(code)")
        if MessagingError(code).isStorageFailure { #expect(!failure.text.contains("detail")) }
      }
      #expect(NIMFailure(MessagingError(.revokeWindowElapsed)).code == .recallTooLate)
      #expect(NIMFailure(MessagingError(.groupNotFound)).code == .teamNotFound)
      #expect(NIMFailure(MessagingError(.storageDamaged)).code == .internal)
    }
  }
#endif
