#if !hasFeature(Embedded)
    /// The only place where floating point passes through: coders have no other way for a number with a fraction. Amounts are
    /// text and never come here; only numbers of members that this library does not know can.
    extension JSONTree {
        struct Key: CodingKey {
            let stringValue: String
            let intValue: Int?

            init(stringValue: String) {
                self.stringValue = stringValue
                intValue = nil
            }

            init?(intValue: Int) {
                stringValue = String(intValue)
                self.intValue = intValue
            }

            /// The steps of an RFC 6901 pointer. A number is the place in a list: dictionaries have no such names.
            static func steps(of pointer: String) -> [Key] {
                pointer.split(separator: "/").map { step in
                    let name = name(of: step)
                    return Int(name).flatMap { Key(intValue: $0) } ?? Key(stringValue: name)
                }
            }

            private static func name(of step: Substring) -> String {
                var (name, isEscaped) = ("", false)
                for character in step {
                    if isEscaped { name.append(character == "1" ? "/" : "~") } else if character != "~" { name.append(character) }
                    isEscaped = !isEscaped && character == "~"
                }
                return name
            }
        }

        package static func record<R: Record>(from decoder: any Decoder) throws -> R {
            var reader = DocumentReader(catalogs: R.catalogs)
            let json = try json(from: decoder)
            let reading = reader.record(R.self, json.window)
            guard let value = reading.value else { throw unreadable(reading.findings, decoder.codingPath) }
            return value
        }

        package static func encode<R: Record>(_ record: R, to encoder: any Encoder) throws {
            try encode(json: record.json, to: encoder)
        }

        // The part that is the same for all types is shared.

        @inline(never)
        private static func json(from decoder: any Decoder) throws -> [UInt8] {
            let tree = try JSONTree(from: decoder)
            var writer = Writer()
            tree.write(&writer)
            return writer.bytes
        }

        @inline(never)
        private static func unreadable(_ findings: Findings, _ path: [any CodingKey]) -> DecodingError {
            let errors = findings.atLeast(.error)
            let reasons = errors.prefix(3).map { $0.place.shownPointer + ": " + $0.message }.joined(separator: "; ")
            let member = errors.first.map { Key.steps(of: $0.place.pointer) } ?? []
            return .dataCorrupted(.init(codingPath: path + member, debugDescription: reasons))
        }

        @inline(never)
        private static func encode(json: [UInt8], to encoder: any Encoder) throws {
            guard let tree = JSONTree(json) else {
                throw EncodingError.invalidValue(json, .init(codingPath: encoder.codingPath, debugDescription: "the value is not JSON"))
            }
            try tree.encode(to: encoder)
        }
    }

    extension JSONTree: Codable {
        package init(from decoder: any Decoder) throws {
            if let members = try? decoder.container(keyedBy: Key.self) {
                self = .object(
                    try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
                        Member(name: $0.stringValue, value: try members.decode(JSONTree.self, forKey: $0))
                    })
            } else if var elements = try? decoder.unkeyedContainer() {
                var list: [JSONTree] = []
                while !elements.isAtEnd { list.append(try elements.decode(JSONTree.self)) }
                self = .list(list)
            } else {
                self = try JSONTree(scalar: decoder.singleValueContainer())
            }
        }

        private init(scalar container: any SingleValueDecodingContainer) throws {
            if container.decodeNil() {
                self = .null
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let value = try? container.decode(Bool.self) {
                self = .boolean(value)
            } else if let value = try? container.decode(Int64.self) {
                self = .number([UInt8](String(value).utf8))
            } else if let value = try? container.decode(UInt64.self) {
                self = .number([UInt8](String(value).utf8))
            } else {
                self = .number([UInt8](String(try container.decode(Double.self)).utf8))
            }
        }

        package func encode(to encoder: any Encoder) throws {
            switch self {
            case .object(let members):
                var container = encoder.container(keyedBy: Key.self)
                for member in members { try container.encode(member.value, forKey: Key(stringValue: member.name)) }
            case .list(let elements):
                var container = encoder.unkeyedContainer()
                for element in elements { try container.encode(element) }
            case .null:
                var container = encoder.singleValueContainer()
                try container.encodeNil()
            case .boolean(let value):
                var container = encoder.singleValueContainer()
                try container.encode(value)
            case .text(let text):
                var container = encoder.singleValueContainer()
                try container.encode(text)
            case .number(let spelling):
                var container = encoder.singleValueContainer()
                let text = String(decoding: spelling, as: UTF8.self)
                if let value = Int64(text) {
                    try container.encode(value)
                } else if let value = UInt64(text) {
                    try container.encode(value)
                } else if let value = Double(text), value.isFinite, JSONTree.isSameNumber([UInt8](String(value).utf8), spelling) {
                    try container.encode(value)
                } else {
                    throw EncodingError.invalidValue(
                        text,
                        .init(
                            codingPath: encoder.codingPath,
                            debugDescription: "an encoder would write another number in place of " + Shown.shortened(text)
                                + "; use the value's own JSON"))
                }
            }
        }
    }
#endif
