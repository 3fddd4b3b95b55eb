import PaySheet

/// A text in captured traffic, and the JSON that it may stand for.
enum CapturedText {
    /// Returns the JSON that a text contains or encodes, each with its place in the text.
    static func decoded(_ text: [UInt8]) -> [(place: String, json: [UInt8])] {
        let content = text.drop { JSONText.Mark.isSpace($0) }
        guard let first = content.first else { return [] }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return [("", text)] }
        if content.starts(with: [UInt8]("%7B".utf8)) || content.starts(with: [UInt8]("%7b".utf8)) {
            return percentDecoded(content).map { [("", $0)] } ?? []
        }
        // `{"` and `{` with a line end in Base64.
        let isEncoded = content.starts(with: [UInt8]("ey".utf8)) || content.starts(with: [UInt8]("ew".utf8))
        if isEncoded, let bytes = Base64.decode(Array(content)) { return [("", bytes)] }
        return formFields(content)
    }

    /// The fields of a form that contain JSON.
    private static func formFields(_ text: ArraySlice<UInt8>) -> [(place: String, json: [UInt8])] {
        guard text.contains(UInt8(ascii: "=")), !text.contains(where: { $0 <= 0x20 }) else { return [] }
        var fields: [(place: String, json: [UInt8])] = []
        for field in text.split(separator: UInt8(ascii: "&")) {
            guard let equals = field.firstIndex(of: UInt8(ascii: "=")), let value = percentDecoded(field[(equals + 1)...], isForm: true),
                value.first == UInt8(ascii: "{") || value.first == UInt8(ascii: "["),
                let name = percentDecoded(field[..<equals], isForm: true)
            else { continue }
            fields.append(("/" + CapturedPlace.step(name[...]), value))
        }
        return fields
    }

    /// Returns `nil` if a percent sign is not followed by two hexadecimal digits.
    ///
    /// - Parameter isForm: Whether `+` is a space.
    private static func percentDecoded(_ text: ArraySlice<UInt8>, isForm: Bool = false) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < text.endIndex, let high = Hex.digit(text[index + 1]),
                    let low = Hex.digit(text[index + 2])
                else { return nil }
                bytes.append(UInt8(truncatingIfNeeded: high << 4 | low))
                index += 3
            } else {
                bytes.append(isForm && byte == UInt8(ascii: "+") ? 0x20 : byte)
                index += 1
            }
        }
        return bytes
    }
}

/// The steps of places.
enum CapturedPlace {
    /// A name as the step of an RFC 6901 pointer. A name that looks personal is hidden: reports contain places.
    static func step(_ name: ArraySlice<UInt8>) -> String {
        guard PersonalText.ranges(in: Array(name), plainDigits: PersonalText.fewDigits).isEmpty else { return PersonalText.mark }
        var step: [UInt8] = []
        for byte in name {
            switch byte {
            case UInt8(ascii: "~"): step += [UInt8]("~0".utf8)
            case UInt8(ascii: "/"): step += [UInt8]("~1".utf8)
            default: step.append(byte)
            }
        }
        return String(decoding: step, as: UTF8.self)
    }

    /// Names that captures, and bodies of requests, usually have.
    private static let usual: Set<String> = [
        "log", "entries", "request", "response", "content", "text", "postData", "params", "value", "body", "item", "collection", "snapshot",
        "raw", "formdata", "urlencoded", "data", "payload", "json", "message", "result", "payment", "applePay", "order", "pass",
    ]

    /// Whether a step is a usual name, or that of a member of a catalog.
    static func isKnown(_ step: Substring, _ catalogs: [Catalog]) -> Bool {
        usual.contains(String(step)) || catalogs.contains { $0.tables.isMemberName(Array(step.utf8)) }
    }
}
