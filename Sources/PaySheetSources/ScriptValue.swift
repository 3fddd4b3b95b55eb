/// The value of an expression, as far as the script says it. Places are those of the file.
indirect enum ScriptValue: Sendable {
    case text([UInt8], Range<Int>)
    /// A number as JSON has it.
    case number([UInt8], Range<Int>)
    case boolean(Bool, Range<Int>)
    case null(Range<Int>)
    case undefined(Range<Int>)
    case object([Entry], Range<Int>)
    case list([ScriptValue], Range<Int>)
    /// Something that only the program knows.
    case unknown(Range<Int>)
    /// One of these values. Only the program knows which.
    case choice([ScriptValue], by: Chooser, Range<Int>)
    case function(ScriptNames.Body, Range<Int>)
    /// Something that is not data, such as the class `ApplePaySession`.
    case builtin(ScriptBuiltin, Range<Int>)

    /// What decides which of several values counts.
    enum Chooser: Sendable {
        /// The code around the value: `a ? b : c`. In some run it is each of them.
        case branches
        /// The calls of a function, or what it returns to each of them. Here only some of the values may count.
        case calls
    }

    /// A part of an object.
    enum Entry: Sendable {
        /// - Parameter isSpread: It comes from another object.
        case member(name: [UInt8], place: Range<Int>, value: ScriptValue, isSpread: Bool)
        /// Members that only the program knows.
        case unknown(Range<Int>)
        /// Members that other files may add. They replace none that the script shows.
        case others(Range<Int>)

        /// A member whose name the script does not write, at the start of its value.
        static func named(_ name: String, _ value: ScriptValue) -> Entry {
            let start = value.range.lowerBound
            return .member(name: [UInt8](name.utf8), place: start..<start, value: value, isSpread: false)
        }
    }

    var range: Range<Int> {
        switch self {
        case .text(_, let range), .number(_, let range), .boolean(_, let range), .null(let range), .undefined(let range),
            .object(_, let range), .list(_, let range), .unknown(let range), .choice(_, _, let range), .function(_, let range),
            .builtin(_, let range):
            range
        }
    }

    /// Whether a document shows nothing of the value.
    var isUnknown: Bool {
        switch self {
        case .builtin(let builtin, _): builtin != .missingStatus
        case .unknown, .choice, .function: true
        default: false
        }
    }
    /// Whether the value is nothing that a document has, or nothing at all.
    var isNothing: Bool {
        switch self {
        case .null, .undefined: true
        default: false
        }
    }
    /// Whether it is the number of the status of a success.
    var isSuccess: Bool { if case .number(let text, _) = self { text == [UInt8(ascii: "0")] } else { false } }
    /// Whether it is a constant that `ApplePaySession` does not have.
    var isMissingStatus: Bool { if case .builtin(.missingStatus, _) = self { true } else { false } }
    /// Whether it is the function that changes a state.
    var isState: Bool { if case .builtin(.state, _) = self { true } else { false } }
    /// All values that it can be.
    var alternatives: [ScriptValue] { if case .choice(let values, _, _) = self { values } else { [self] } }

    /// One of some values. Values that are choices become part of it.
    init(oneOf values: [ScriptValue], by chooser: Chooser = .branches, _ place: Range<Int>) {
        let all = values.flatMap { $0.alternatives }
        guard let first = all.first, all.count <= ScriptValue.mostAlternatives else {
            self = .unknown(place)
            return
        }
        let isByCalls = values.contains { if case .choice(_, .calls, _) = $0 { true } else { false } }
        self = all.count == 1 ? first : .choice(all, by: isByCalls ? .calls : chooser, place)
    }

    /// A value that can be more than these is unknown.
    static let mostAlternatives = 16

    var isUndefined: Bool { if case .undefined = self { true } else { false } }
    var isEmptyList: Bool { if case .list(let values, _) = self { values.isEmpty } else { false } }

    /// Whether some member of an object is not written in the script.
    var isOpen: Bool {
        guard case .object(let entries, _) = self else { return true }
        return entries.contains { if case .member = $0 { false } else { true } }
    }

    /// Whether all members are known that the value has where it is spread.
    var isClosed: Bool {
        switch self {
        case .object: !isOpen
        case .null, .undefined, .boolean, .number: true
        default: false
        }
    }

    /// How large a value is.
    struct Extent {
        /// The number of values in it.
        var count = 1
        /// How many objects and lists are around the innermost value.
        var depth = 0
    }

    var extent: Extent {
        var whole = Extent()
        func add(_ value: ScriptValue) {
            let inner = value.extent
            whole.count += inner.count
            whole.depth = max(whole.depth, inner.depth + 1)
        }
        switch self {
        case .object(let entries, _):
            for entry in entries { if case .member(_, _, let value, _) = entry { add(value) } else { whole.count += 1 } }
        case .list(let values, _), .choice(let values, _, _): for value in values { add(value) }
        // A long text costs as much as several values.
        case .text(let text, _): whole.count += text.count / 64
        case .number, .boolean, .null, .undefined, .unknown, .function, .builtin: break
        }
        return whole
    }

    /// The last member of a name; `nil` if there is none, or the value is not an object.
    func member(_ name: String) -> ScriptValue? { member([UInt8](name.utf8)) }

    func member(_ name: [UInt8]) -> ScriptValue? {
        guard case .object(let entries, _) = self else { return nil }
        for entry in entries.reversed() { if case .member(let own, _, let value, _) = entry, own == name { return value } }
        return nil
    }
}
