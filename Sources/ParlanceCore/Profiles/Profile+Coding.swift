extension Profile: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(optional: nickname)
    writer.write(optional: avatar)
    writer.write(optional: signature)
    writer.write(integer: gender.rawValue)
    writer.write(optional: email)
    writer.write(optional: birthday)
    writer.write(optional: phone)
    writer.write(extensions)
    writer.write(updated)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), nickname: try reader.readOptionalString(),
      avatar: try reader.readOptionalString(), signature: try reader.readOptionalString(),
      gender: Gender(rawValue: try reader.readInteger()), email: try reader.readOptionalString(),
      birthday: try reader.readOptionalString(), phone: try reader.readOptionalString(),
      extensions: try reader.readStringDictionary(), updated: try reader.readTimestamp())
  }
}
