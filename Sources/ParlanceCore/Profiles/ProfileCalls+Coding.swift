extension UpdateProfileCall {
  package func write(to writer: inout ByteWriter) { update.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(update: try ProfileUpdate(from: &reader))
  }
}

extension ProfileUpdate: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: nickname)
    writer.write(optional: avatar)
    writer.write(optional: signature)
    writer.write(optional: gender) { $0.write(integer: $1.rawValue) }
    writer.write(optional: email)
    writer.write(optional: birthday)
    writer.write(optional: phone)
    writer.write(extensions)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      nickname: try reader.readOptionalString(), avatar: try reader.readOptionalString(),
      signature: try reader.readOptionalString(),
      gender: try reader.readOptional { (reader) throws(MessagingError) in
        Profile.Gender(rawValue: try reader.readInteger())
      },
      email: try reader.readOptionalString(), birthday: try reader.readOptionalString(),
      phone: try reader.readOptionalString(), extensions: try reader.readStringDictionary())
  }
}

extension ProfilesCall {
  package func write(to writer: inout ByteWriter) { writer.write(accounts) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(accounts: try reader.readAccounts())
  }
}

extension ProfilePage: WireValue {
  package func write(to writer: inout ByteWriter) {
    profiles.write(to: &writer)
    writer.write(integer: count)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(profiles: try [Profile](from: &reader), count: try reader.readInteger())
  }
}
