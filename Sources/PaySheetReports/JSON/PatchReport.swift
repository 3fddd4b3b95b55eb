public import PaySheet

/// Changes of a document as an RFC 6902 patch.
public enum PatchReport {
    /// Returns the patch with a line end.
    public static func json(_ edits: [Fix.Edit]) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        write(edits, &json)
        return json.bytes + [0x0A]
    }

    /// Writes the operations as an array.
    package static func write(_ edits: [Fix.Edit], _ json: inout JSONBytes) {
        json.array { list in
            for edit in edits {
                list.object { one in
                    one.member("op", edit.operation.word)
                    if let from = edit.from { one.member("from", from) }
                    one.member("path", edit.pointer)
                    if let value = edit.value {
                        one.name("value")
                        one.raw(ofDocument: value)
                    }
                }
            }
        }
    }
}
