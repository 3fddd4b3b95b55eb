import PaySheet
import PaySheetReports
import PaySheetTool

/// The door to paysheet for other languages: a request as JSON in, an answer as JSON out, and the hot calls beside it.
///
/// `Docs/Web-module.md` is the contract.
public struct Door {
    private let calls: [DoorCall]
    private let zoneOffset: ZoneNotes.Lookup
    private var state: State

    /// What calls leave for later ones.
    struct State {
        var catalogs: CommandCatalogs
        /// The settings of the hot calls.
        var checker: DocumentChecker?
        /// Whether the catalogs have the cards of the rules.
        var hasCards: Bool
        let calls: [String]
        let hasCommand: Bool
    }

    /// Creates a door with some calls.
    ///
    /// - Parameters:
    ///   - hasCards: Whether the catalogs have the cards of the rules.
    ///   - hasCommand: Whether the module also has the whole command.
    ///   - zoneOffset: The seconds east of UTC in a named zone at a moment, or why there are none.
    private init(
        _ calls: [DoorCall], catalogs: CommandCatalogs, hasCards: Bool, hasCommand: Bool,
        zoneOffset: @escaping ZoneNotes.Lookup
    ) {
        self.calls = calls
        self.zoneOffset = zoneOffset
        state = State(catalogs: catalogs, hasCards: hasCards, calls: calls.map { $0.name }, hasCommand: hasCommand)
    }

    /// The door without the cards of the rules, schemas and examples.
    public static func lean(zoneOffset: @escaping @Sendable (_ zone: String, _ seconds: Int64) -> ZoneAnswer) -> Door {
        Door(DoorCall.lean, catalogs: CommandCatalogs(.applePay(with: nil)), hasCards: false, hasCommand: false, zoneOffset: zoneOffset)
    }

    /// The door of a module that also has the whole command.
    public static func full(zoneOffset: @escaping @Sendable (_ zone: String, _ seconds: Int64) -> ZoneAnswer) -> Door {
        Door(DoorCall.full, catalogs: .all, hasCards: true, hasCommand: true, zoneOffset: zoneOffset)
    }

    /// Answers a request. Both are JSON.
    public mutating func answer(_ request: [UInt8]) -> [UInt8] {
        var json = JSONBytes(isIndented: false, length: 1024)
        do throws(DoorError) {
            var result = JSONBytes(isIndented: false, length: 1024)
            try answer(try DoorRequest(request), &result)
            json.object { json in
                json.member("door", number: DoorRequest.version)
                json.member("ok", bool: true)
                json.name("result")
                json.raw(bytes: result.bytes)
            }
        } catch {
            Door.write(error, &json)
        }
        return json.bytes
    }

    private mutating func answer(_ request: DoorRequest, _ result: inout JSONBytes) throws(DoorError) {
        guard let call = calls.first(where: { $0.name == request.call }) else {
            throw DoorError(
                .call, "this module has no call \"" + request.call + "\"", "it has " + state.calls.joined(separator: ", "))
        }
        let command = call.command(state.catalogs)
        let options = try DoorOptions(request.options, of: command, allowed: call.options, call: call.name)
        guard request.clock != nil || !options.words.contains("--now=today") else {
            throw DoorError(.option, "now is \"today\", and the module has no clock", "add the member clock to the request")
        }
        let memory = MemorySystem()
        for file in options.files { memory.add(.file(file.content), at: file.path) }
        memory.clock = request.clock ?? 0
        let zones = ZoneNotes(zoneOffset)
        memory.zoneOffset = { zones.offset($0, $1) }
        let run = DoorRun(
            request: request, command: command, options: options, catalogs: state.catalogs, memory: memory, zones: zones)
        try call.run(run, &state, &result)
    }

    private static func write(_ error: DoorError, _ json: inout JSONBytes) {
        json.object { json in
            json.member("door", number: DoorRequest.version)
            json.member("ok", bool: false)
            json.name("error")
            json.object { one in
                one.member("code", error.code.rawValue)
                one.member("message", error.message)
                one.member("remedy", error.remedy)
                if !error.notes.isEmpty { one.member("notes", error.notes) }
            }
        }
    }

    // MARK: Hot calls

    /// Returns the number of findings of a document.
    public mutating func count(_ document: [UInt8]) -> Int { withChecker { $0.count(document) } ?? 0 }

    /// Returns the report of a document.
    public mutating func record(_ document: [UInt8]) -> [UInt8] { withChecker { $0.record(document) } ?? [] }

    /// Returns the reports of the documents on lines.
    public mutating func records(_ lines: [UInt8]) -> [UInt8] { withChecker { $0.records(lines) } ?? [] }

    private mutating func withChecker<Value>(_ use: (inout DocumentChecker) -> Value) -> Value? {
        if state.checker == nil { state.checker = DocumentChecker.plain(state.catalogs) }
        guard var checker = state.checker.take() else { return nil }
        defer { state.checker = checker }
        return use(&checker)
    }
}
