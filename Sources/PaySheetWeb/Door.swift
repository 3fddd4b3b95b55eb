import PaySheet
package import PaySheetChecking
import PaySheetReports

/// The door to paysheet for other languages: a request as JSON in, an answer as JSON out, and the hot calls beside it.
///
/// `Docs/Web-module.md` is the contract.
package struct Door {
    private let calls: [DoorCall]
    private let zoneOffset: ZoneNotes.Lookup
    private var state: State

    /// What calls leave for later ones.
    struct State {
        var catalogs: CatalogList
        /// The settings of the hot calls.
        package var checker: DoorChecker?
        /// Whether the catalogs have the cards of the rules.
        package var hasCards: Bool
        package let calls: [String]
        package let hasCommand: Bool
    }

    /// Creates a door with some calls.
    ///
    /// - Parameters:
    ///   - hasCards: Whether the catalogs have the cards of the rules.
    ///   - hasCommand: Whether the module also has the whole command.
    ///   - zoneOffset: The seconds east of UTC in a named zone at a moment, or why there are none.
    private init(
        _ calls: [DoorCall], catalogs: CatalogList, hasCards: Bool, hasCommand: Bool,
        zoneOffset: @escaping ZoneNotes.Lookup
    ) {
        self.calls = calls
        self.zoneOffset = zoneOffset
        state = State(catalogs: catalogs, hasCards: hasCards, calls: calls.map { $0.name }, hasCommand: hasCommand)
    }

    /// The door without the cards of the rules, schemas and examples.
    package static func lean(zoneOffset: @escaping @Sendable (_ zone: String, _ seconds: Int64) -> ZoneAnswer) -> Door {
        Door(DoorCall.lean, catalogs: .all(with: nil), hasCards: false, hasCommand: false, zoneOffset: zoneOffset)
    }

    /// The door of a module that also has the whole command.
    package static func full(zoneOffset: @escaping @Sendable (_ zone: String, _ seconds: Int64) -> ZoneAnswer) -> Door {
        Door(DoorCall.full, catalogs: .all, hasCards: true, hasCommand: true, zoneOffset: zoneOffset)
    }

    /// Answers a request. Both are JSON.
    package mutating func answer(_ request: [UInt8]) -> [UInt8] {
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
        let memory = MemorySystem()
        let descriptions = call.options(state.catalogs)
        let options: OptionValues
        do throws(OptionMistake) {
            options = try OptionValues(request.options, of: descriptions, files: .content(memory))
        } catch {
            throw DoorError(.option, error.message, error.remedy)
        }
        guard request.clock != nil || options.value(NowOption.option) != NowOption.today else {
            throw DoorError(.option, "now is \"today\", and the module has no clock", "add the member clock to the request")
        }
        memory.clock = request.clock ?? 0
        let zones = ZoneNotes(zoneOffset)
        memory.zoneOffset = { zones.offset($0, $1) }
        let run = DoorRun(
            request: request, command: call.command, options: options, catalogs: state.catalogs, memory: memory, zones: zones)
        try run.reading { () throws(UsageError) in try options.check(by: descriptions) }
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
    package mutating func count(_ document: [UInt8]) -> Int { checker().map { $0.session.count(document, from: $0.source) } ?? 0 }

    /// Returns the report of a document.
    package mutating func record(_ document: [UInt8]) -> [UInt8] { checker().map { $0.session.record(document, from: $0.source) } ?? [] }

    /// Returns the reports of the documents on lines.
    package mutating func records(_ lines: [UInt8]) -> [UInt8] { checker().map { $0.session.records(lines, from: $0.source) } ?? [] }

    private mutating func checker() -> DoorChecker? {
        if state.checker == nil { state.checker = .plain(state.catalogs) }
        return state.checker
    }
}
