#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import Suggestions

  /// The file with the settings of server faces: a JSON object with an object for each face, by its name.
  enum FaceFile {
    private static let sizeLimit = 1 << 20

    /// Makes the faces that the options name.
    ///
    /// - parameter known: The faces that the command has.
    /// - throws: `invalidArgument` for an unknown face, a file that cannot be read, or settings that a face refuses.
    static func faces(
      _ options: ServeOptions, _ known: [any ServerFace.Type]
    ) throws(MessagingError) -> [any ServerFace] {
      guard let path = options.faceSettings else { return [] }
      let members = try members(path)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      var faces: [any ServerFace] = []
      for name in options.faces {
        guard let face = known.first(where: { $0.name == name }) else {
          let question = Suggestion.question(name, among: known.map { $0.name }).map { " \($0)" } ?? ""
          throw MessagingError(.invalidArgument, "there is no face named \"\(name)\";\(question)")
        }
        guard let settings = members[name]?.object else {
          throw MessagingError(.invalidArgument, "\(path): there is no object \"\(name)\"")
        }
        do throws(MessagingError) {
          faces.append(
            try face.init(
              FaceSettings(members: settings, folder: folder, allowsReadableFiles: options.allowsReadableKeys)))
        } catch {
          throw MessagingError(error.code, "\(path): \(name): \(error.detail)")
        }
      }
      return faces
    }

    /// Returns the objects of a file, by the names of what they set up.
    static func members(_ path: String) throws(MessagingError) -> [String: JSONValue] {
      guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: sizeLimit + 1),
        data.count <= sizeLimit
      else { throw MessagingError(.invalidArgument, "\(path) cannot be read, or is larger than \(sizeLimit) bytes") }
      guard let members = try? JSONValue(parsing: String(decoding: data, as: UTF8.self)).object else {
        throw MessagingError(.invalidArgument, "\(path) is not a JSON object")
      }
      return members
    }
  }
#endif
