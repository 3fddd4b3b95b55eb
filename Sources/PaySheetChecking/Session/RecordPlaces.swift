import PaySheet
import PaySheetReports

/// The places of the document and of other values in a record.
package struct RecordPlaces: Sendable {
    private let document: JSONPointer?
    package let clock: JSONPointer?
    private let version: JSONPointer?
    private let carried: [(name: String, pointer: JSONPointer)]

    package static let options = [
        OptionDescription(
            name: "at", value: "POINTER", summary: "the place of the document in each record; JSON in a string is unwrapped"),
        OptionDescription(
            name: "carry", value: "NAME=POINTER", isRepeatable: true,
            summary: "copy a value of each record, unchanged, to the json and ndjson reports"),
        OptionDescription(
            name: "now-at", value: "POINTER", summary: "the place of the clock in each record; records without one use --now"),
        OptionDescription(
            name: "api-version-at", value: "POINTER",
            summary: "the place of the Apple Pay version in each record; records without one use --api-version"),
        OptionDescription(name: "only-findings", summary: "leave documents without findings out of the reports"),
    ]

    /// Records without other values are documents.
    package init() { (document, clock, version, carried) = (nil, nil, nil, []) }

    package init(_ values: OptionValues) throws(UsageError) {
        document = try RecordPlaces.pointer("at", values)
        clock = try RecordPlaces.pointer("now-at", values)
        version = try RecordPlaces.pointer("api-version-at", values)
        var carried: [(name: String, pointer: JSONPointer)] = []
        for pair in values.values("carry") {
            let parts = OptionValues.pair(pair)
            guard parts.count == 2, !parts[0].isEmpty, let pointer = JSONPointer(parts[1]) else {
                throw UsageError("--carry takes a name and an RFC 6901 pointer such as id=/request/id, not \"" + pair + "\"")
            }
            guard !carried.contains(where: { $0.name == parts[0] }) else {
                throw UsageError("--carry has the name \"" + parts[0] + "\" twice")
            }
            carried.append((parts[0], pointer))
        }
        self.carried = carried
    }

    private static func pointer(_ option: String, _ values: OptionValues) throws(UsageError) -> JSONPointer? {
        guard let text = values.value(option) else { return nil }
        guard let pointer = JSONPointer(text) else {
            throw UsageError("--" + option + " takes an RFC 6901 pointer such as /body, not \"" + text + "\"")
        }
        return pointer
    }

    /// Records without other values are documents.
    var isEmpty: Bool { document == nil && clock == nil && version == nil && carried.isEmpty }

    var carriesValues: Bool { !carried.isEmpty }

    /// The result of reading a record.
    struct Record {
        /// The document, or the whole text of a record that is not JSON.
        var bytes: ArraySlice<UInt8>
        /// Whether the record is not JSON, so that it has no places.
        var isBroken = false
        /// The place where the document is missing.
        var absentAt: String?
        var clock: String?
        var version: Int?
        var carried: [CarriedValue]?
        /// The values that could not be read.
        var problems: [String] = []

        /// The messages about it.
        var notes: [String] { problems + (absentAt.map { ["the record has no value at " + $0] } ?? []) }
    }

    /// Reads a record.
    func record(_ slice: ArraySlice<UInt8>, scanner: inout Scanner) -> Record {
        var record = Record(bytes: slice)
        guard !isEmpty else { return record }
        let bytes = Array(slice)
        record.bytes = bytes[...]
        if carriesValues { record.carried = [] }
        let text = SourceText(bytes)
        guard scanner.scan(text, limits: Limits()) else {
            record.isBroken = document != nil
            return record
        }
        let nodes = Array(scanner.nodes.prefix(scanner.nodeCount))
        for one in carried {
            guard let node = one.pointer.node(in: nodes, bytes.window) else { continue }
            record.carried?.append(CarriedValue(name: one.name, json: RecordPlaces.line(RecordPlaces.spelling(nodes[node], bytes))))
        }
        if let clock, let node = clock.node(in: nodes, bytes.window), nodes[node].kind != .null {
            let moment = nodes[node].isString ? String(decoding: JSONText.decode(bytes, nodes[node]), as: UTF8.self) : ""
            if NowOption.isMoment(moment) {
                record.clock = moment
            } else {
                record.problems.append("the value at " + clock.text + " is not a date and time such as 2026-11-21T00:00:00Z")
            }
        }
        if let version, let node = version.node(in: nodes, bytes.window), nodes[node].kind != .null {
            let number = UInt32(String(decoding: bytes[nodes[node].range], as: UTF8.self))
            if nodes[node].kind == .number, let number {
                record.version = Int(clamping: number)
            } else {
                record.problems.append("the value at " + version.text + " is not a whole number from 0 to 4294967295")
            }
        }
        if let document { RecordPlaces.read(document, nodes, bytes, into: &record) }
        return record
    }

    private static func read(_ pointer: JSONPointer, _ nodes: [Node], _ bytes: [UInt8], into record: inout Record) {
        guard let index = pointer.node(in: nodes, bytes.window) else {
            record.absentAt = pointer.text
            return
        }
        let node = nodes[index]
        guard node.isString else {
            record.bytes = bytes[node.range]
            return
        }
        var inner = JSONText.decode(bytes, node)
        // Some queues wrap a value several times.
        for _ in 0..<3 {
            var scanner = Scanner()
            guard inner.first == UInt8(ascii: "\""), scanner.scan(SourceText(inner), limits: Limits()) else { break }
            inner = JSONText.decode(inner, scanner.nodes[0])
        }
        record.bytes = inner[...]
    }

    /// Returns the bytes of a value. Text includes its quotes.
    private static func spelling(_ node: Node, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
        node.isString ? bytes[Int(node.start) - 1..<Int(node.end) + 1] : bytes[node.range]
    }

    /// Replaces line ends, which are white space between the tokens of JSON and never inside them.
    private static func line(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
