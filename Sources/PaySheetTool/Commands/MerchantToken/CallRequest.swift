import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// `paysheet merchant-token request`: prints a call to Apple.
struct CallRequest {
    private let call: MerchantTokenCall
    private let requestIdentifier: String?
    private let action: MerchantTokenCall.Action

    /// The names of the calls, with the options that each needs.
    private static let calls = [
        (name: "event", needs: ["event"]), (name: "unlink", needs: ["token"]), (name: "update-metadata", needs: ["token", "url"]),
        (name: "public-key", needs: ["token"]),
    ]
    static let names = calls.map { $0.name }

    init(_ arguments: Arguments) throws(UsageError) {
        let word = arguments.operands[1]
        guard let known = CallRequest.calls.first(where: { $0.name == word }) else {
            throw UsageError("unknown call \"" + word + "\"", near: Hints.nearest(word, CallRequest.names))
        }
        for name in ["merchant"] + known.needs where arguments.value(name) == nil { throw UsageError(word + " needs --" + name) }
        for name in ["event", "token", "url"] where arguments.has(name) && !known.needs.contains(name) {
            throw UsageError("--" + name + " is not for " + word)
        }
        let token = arguments.value("token") ?? ""
        switch word {
        case "event": action = .event(identifier: arguments.value("event") ?? "")
        case "unlink": action = .unlink(token: token)
        case "public-key": action = .publicKey(token: token)
        default: action = .updateMetadata(token: token, notificationURL: arguments.value("url") ?? "")
        }
        let host = MerchantTokenCall.Host.allCases.first { $0.word == arguments.value("host") } ?? .production
        let merchant = arguments.value("merchant") ?? ""
        requestIdentifier = arguments.value("request-id")
        do throws(MerchantTokenError) {
            if let requestIdentifier {
                call = try MerchantTokenCall(
                    action, merchantIdentifier: merchant, requestIdentifier: requestIdentifier, host: host)
            } else {
                call = try MerchantTokenCall(action, merchantIdentifier: merchant, host: host)
            }
        } catch {
            throw UsageError(error.description)
        }
    }

    /// What the status codes mean, for people.
    private var meanings: [String] {
        switch action {
        case .event: ["200 the event", "400 refused", "500 try again"]
        case .unlink: ["204 unlinked", "400 this merchant has no such token", "500 try again"]
        case .updateMetadata: ["200 changed", "400, 403, 404 refused", "500 try again"]
        case .publicKey:
            [
                "200 the key", "202 no key yet, a notification follows", "400, 403, 404 refused",
                "409 Apple has another notification URL, update it", "500 try again",
            ]
        }
    }

    // MARK: Text

    /// The call as it is sent, the meaning of the answers, and a line of curl.
    var text: String {
        let body = String(decoding: call.body, as: UTF8.self)
        var text = call.method + " " + call.path + " HTTP/1.1\nHost: " + call.host.rawValue + "\n"
        for header in call.headers { text += header.name + ": " + VisibleText.line(header.value) + "\n" }
        if requestIdentifier == nil { text += "x-request-id: (a new one for each call; see --request-id)\n" }
        if !body.isEmpty { text += "Content-Length: " + String(call.body.count) + "\n\n" + VisibleText.line(body) + "\n" }
        return text + "\nNothing was sent. Answers: " + meanings.joined(separator: "; ") + "\n\n" + VisibleText.line(curl) + "\n"
    }

    /// The line of curl. The certificate is that of the merchant, for mutual TLS.
    private var curl: String {
        var words = ["curl", "--cert", "merchant.pem", "--request", call.method]
        for header in call.headers { words += ["--header", ShellWord.quoted(header.name + ": " + header.value)] }
        if requestIdentifier == nil { words += ["--header", "\"x-request-id: $(uuidgen)\""] }
        if !call.body.isEmpty { words += ["--data-raw", ShellWord.quoted(String(decoding: call.body, as: UTF8.self))] }
        return (words + [ShellWord.quoted(call.url)]).joined(separator: " ")
    }

    // MARK: JSON

    /// The call for programs.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("method", call.method)
            json.member("host", call.host.rawValue)
            json.member("path", call.path)
            json.name("headers")
            json.object { headers in
                for header in call.headers {
                    headers.name(spelled: header.name)
                    headers.text(header.value)
                }
                // The caller must set it.
                if requestIdentifier == nil { headers.nullMember("x-request-id") }
            }
            json.member("body", call.body.isEmpty ? nil : String(decoding: call.body, as: UTF8.self))
        }
        return json.bytes + [0x0A]
    }
}
