#if Server
  internal import Parlance
  internal import ParlanceGateway

  /// The settings of `parlance faces`.
  struct FacesOptions: Hashable, Sendable {
    /// A Boolean value that indicates whether JSON is printed.
    var printsJSON = false

    static let syntax = CommandSyntax(
      name: "faces", summary: "List the server APIs of vendors that a gateway can speak, and their requests.",
      options: [.flag("json", "Print JSON."), .help])

    init(_ values: OptionValues) { printsJSON = values.flag("json") }
  }

  /// `parlance faces`.
  enum FacesCommand {
    /// Returns a line for each request of each face, and the totals.
    static func run(_ options: FacesOptions, _ faces: [any ServerFace.Type]) -> String {
      if options.printsJSON {
        let lists = faces.map { face in
          (
            face.name,
            JSONValue.array(
              face.requests.map { request in
                var members: [String: JSONValue] = [
                  "path": .string(request.path), "works": .bool(request.refusal == nil),
                ]
                members["refusal"] = request.refusal.map { .string($0) }
                return .object(members)
              })
          )
        }
        return ((try? JSONValue.object(Dictionary(uniqueKeysWithValues: lists)).text()) ?? "{}") + "\n"
      }
      var lines: [String] = []
      for face in faces {
        let width = face.requests.map(\.path.count).max() ?? 0
        for request in face.requests {
          let path = request.path + String(repeating: " ", count: width - request.path.count)
          lines.append("\(face.name)  \(path)  \(request.refusal.map { "refused: \($0)" } ?? "works")")
        }
        let working = face.requests.count { $0.refusal == nil }
        lines.append("\(face.name): \(working) of \(face.requests.count) requests work.")
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
#endif
