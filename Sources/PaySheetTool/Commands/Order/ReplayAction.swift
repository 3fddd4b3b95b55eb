import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetReports

/// `paysheet order replay` and `paysheet pass replay`: answer one call of a device, or one event of the shop, for each line. They forget
/// everything when they end.
struct ReplayAction {
    private let server: OrderServer
    private let subject: PackageSubject
    private let system: System
    private var store = MemoryOrderStore()

    /// The address if none is given. Only its path matters, and it has none.
    private static let anyURL = "https://wallet.shop.example"
    /// The highest number of bytes of a line, and of a package.
    private static let lineLimit = 8 << 20

    private init(_ format: PackageFormat, _ arguments: Arguments, _ system: System) throws(UsageError) {
        (subject, self.system) = (format.subject, system)
        do throws(OrderServiceError) {
            server = try OrderServer(webServiceURL: arguments.value("url") ?? ReplayAction.anyURL, for: format)
        } catch {
            throw UsageError(error.description)
        }
    }

    /// Answers the lines of a file or of standard input. Returns the exit status.
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        let operand = try OrderFile.operand(operands)
        var replay = try ReplayAction(format, arguments, console.system)
        return LineReplay(limit: lineLimit, refusal: "refused").run(operand, &console) { line throws(LineReplay.Mistake) in
            try replay.answer(line)
        }
    }

    private mutating func answer(_ line: [UInt8]) throws(LineReplay.Mistake) -> [UInt8] {
        let line = try OrderReplayLine(line, of: subject)
        switch line.content {
        case .call(let request): return json(of: server.answer(request, from: &store))
        case .announcement(let order, let token):
            try ReplayAction.publishing(subject) { () throws(OrderPublishingError<Never>) in try store.announce(order, token: token) }
            var json = JSONBytes(isIndented: false)
            json.object { $0.member("outcome", "announced") }
            return json.bytes
        case .change(let order, let token, let package):
            return ReplayAction.json(of: try change(order, token, package, at: line.now ?? system.date()))
        case .registrations: return OrderRegistrations(store.registrations, of: subject).json
        }
    }

    private mutating func change(
        _ order: OrderIdentity, _ token: OrderToken?, _ package: OrderReplayLine.Package, at now: Int64
    ) throws(LineReplay.Mistake) -> OrderChange {
        guard let token = token ?? store.order(order)?.token else {
            throw LineReplay.Mistake("a new " + subject.rawValue + " needs \"authenticationToken\"")
        }
        let bytes: [UInt8]
        switch package {
        case .bytes(let given): bytes = given
        case .file(let path):
            switch system.read(path, ReplayAction.lineLimit + 1) {
            case .failure(let failure): throw LineReplay.Mistake("\"packageFile\": " + failure.message)
            case .success(let read): bytes = read
            }
            guard bytes.count <= ReplayAction.lineLimit else { throw LineReplay.Mistake("\"packageFile\": the file is too long") }
        }
        return try ReplayAction.publishing(subject) { () throws(OrderPublishingError<Never>) in
            try store.publish(bytes, of: order, token: token, at: now)
        }
    }

    private static func publishing<Result>(
        _ subject: PackageSubject, _ body: () throws(OrderPublishingError<Never>) -> Result
    ) throws(LineReplay.Mistake) -> Result {
        do throws(OrderPublishingError<Never>) {
            return try body()
        } catch {
            throw LineReplay.Mistake("the " + subject.rawValue + " has another \"authenticationToken\"; devices know only the first one")
        }
    }

    // MARK: Answers

    private func json(of answer: OrderAnswer) -> [UInt8] {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.member("status", number: answer.status)
            var isBinary = false
            switch answer.outcome {
            case .registered(let device, let order, let isNew):
                json.member("outcome", "registered")
                json.member("isNew", bool: isNew)
                write(device, order, &json)
            case .unregistered(let device, let order, let wasRegistered):
                json.member("outcome", "unregistered")
                json.member("wasRegistered", bool: wasRegistered)
                write(device, order, &json)
            case .listed: json.member("outcome", "listed")
            case .unchanged: json.member("outcome", "unchanged")
            case .fetched(let order):
                json.member("outcome", "fetched")
                write(nil, order, &json)
                isBinary = true
            case .logged(let messages):
                json.member("outcome", "logged")
                json.member("logs", messages)
            case .refused(let refusal):
                json.member("outcome", "refused")
                json.member("reason", refusal.words(of: subject))
            }
            if !answer.headers.isEmpty { ReplayAction.write(answer.headers, &json) }
            guard !answer.body.isEmpty else { return }
            if isBinary {
                json.member("bodyBase64", Base64.encode(answer.body))
            } else {
                json.member("body", String(decoding: answer.body, as: UTF8.self))
            }
        }
        return json.bytes
    }

    private static func json(of change: OrderChange) -> [UInt8] {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.member("outcome", change.isNew ? "stored" : "changed")
            json.member("tag", change.tag)
            json.member("lastModified", change.lastModified)
            json.name("push")
            json.array { list in
                for push in change.pushes { write(push, &list) }
            }
        }
        return json.bytes
    }

    private func write(_ device: String?, _ order: OrderIdentity, _ json: inout JSONBytes) {
        if let device { json.member("device", device) }
        order.write(of: subject, to: &json)
    }

    /// Writes a push for programs that send it.
    static func write(_ push: OrderPush, _ json: inout JSONBytes) {
        json.object { json in
            json.member("device", push.device.identifier)
            json.member("method", push.method)
            json.member("url", push.url)
            write(push.headers, &json)
            json.member("body", String(decoding: push.body, as: UTF8.self))
        }
    }

    private static func write(_ headers: [OrderHeader], _ json: inout JSONBytes) {
        json.name("headers")
        json.object { json in
            for header in headers {
                json.name(spelled: header.name)
                json.text(header.value)
            }
        }
    }
}
