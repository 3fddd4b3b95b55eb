import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetTokens

/// `paysheet merchant-token replay`: answers one call for each line. It forgets the identifiers when it ends.
struct NotificationReplay {
    private let endpoint: NotificationEndpoint
    private let merchant: String?
    private var seen: Set<[UInt8]> = []

    /// The notification URL if none is given. Only its path matters, and it has none.
    private static let anyURL = "https://shop.example"
    /// The highest number of bytes of a line.
    private static let lineLimit = 65_536

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        do throws(MerchantTokenError) {
            endpoint = try NotificationEndpoint(notificationURL: arguments.value("url") ?? NotificationReplay.anyURL)
            merchant = arguments.value("merchant")
            // A wrong merchant identifier shows before the first call.
            if let merchant { _ = try NotificationReplay.fetch("event", merchant) }
        } catch {
            throw UsageError(error.description)
        }
        if let path = arguments.value("seen") { seen = try NotificationReplay.identifiers(path, system) }
    }

    /// Answers the lines of a file or of standard input. Returns the exit status.
    func run(_ operand: String, _ console: inout Console) -> Int32 {
        var replay = self
        return LineReplay(limit: NotificationReplay.lineLimit, refusal: "notOurs").run(operand, &console) {
            line throws(LineReplay.Mistake) in try replay.answer(line)
        }
    }

    private mutating func answer(_ line: [UInt8]) throws(LineReplay.Mistake) -> [UInt8] {
        let call = try ReplayCall(line)
        let answer = endpoint.answer(
            NotificationCall(method: call.method, target: call.path), seen: { seen.contains([UInt8]($0.utf8)) },
            canProcess: call.canProcess)
        if case .fetch(let identifier) = answer.outcome { seen.insert([UInt8](identifier.utf8)) }
        return json(of: answer)
    }

    private func json(of answer: NotificationAnswer) -> [UInt8] {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.member("status", number: answer.status)
            switch answer.outcome {
            case .notOurs: json.member("outcome", "notOurs")
            case .duplicate(let identifier):
                json.member("outcome", "duplicate")
                json.member("eventId", identifier)
            case .retryLater(let identifier):
                json.member("outcome", "retryLater")
                json.member("eventId", identifier)
            case .fetch(let identifier):
                json.member("outcome", "fetch")
                json.member("eventId", identifier)
                if let merchant, let url = try? NotificationReplay.fetch(identifier, merchant) { json.member("fetch", url) }
            }
            guard let allow = answer.allow else { return }
            json.name("headers")
            json.object { $0.member("Allow", allow) }
        }
        return json.bytes
    }

    private static func fetch(_ identifier: String, _ merchant: String) throws(MerchantTokenError) -> String {
        try MerchantTokenCall(.event(identifier: identifier), merchantIdentifier: merchant, host: .production).url
    }

    /// The event identifiers of a file, one on each line.
    private static func identifiers(_ path: String, _ system: System) throws(UsageError) -> Set<[UInt8]> {
        let name = Paths(current: system.currentFolder, root: nil).reported(path)
        return try IdentifierFile.read(path, name, system, wanted: "event identifier") { text in
            NotificationEndpoint.isIdentifier(text) ? [UInt8](text.utf8) : nil
        }
    }
}

/// A line of a script of calls.
struct ReplayCall {
    let method: String
    /// The path with its escapes, and perhaps a query.
    let path: String
    let canProcess: Bool

    init(_ line: [UInt8]) throws(LineReplay.Mistake) {
        guard case .object(let members)? = JSONTree(line) else { throw LineReplay.Mistake("the line is not a JSON object") }
        var (method, path): (String?, String?) = (nil, nil)
        var canProcess = true
        for member in members {
            switch (member.name, member.value) {
            case ("method", .text(let text)): method = text
            case ("path", .text(let text)): path = text
            case ("canProcess", .boolean(let flag)): canProcess = flag
            case ("method", _), ("path", _): throw LineReplay.Mistake("\"" + member.name + "\" takes a text")
            case ("canProcess", _): throw LineReplay.Mistake("\"canProcess\" takes true or false")
            // A bridge can pass on more of the request, such as headers.
            default: continue
            }
        }
        guard let method, let path else { throw LineReplay.Mistake("\"" + (method == nil ? "method" : "path") + "\" is missing") }
        (self.method, self.path, self.canProcess) = (method, path, canProcess)
    }
}
