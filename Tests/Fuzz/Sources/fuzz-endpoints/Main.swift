import FuzzSupport
import PaySheetTokens

/// Bytes as targets of requests, as notifications, and as dates of HTTP. The first byte chooses the method.
@main enum FuzzEndpoints {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            let text = String(decoding: all.dropFirst(), as: UTF8.self)
            FuzzEndpoints.target(text)
            FuzzEndpoints.notification(text, method: all.first ?? 0)
            FuzzEndpoints.date(text)
            FuzzEndpoints.number(all)
            return 0
        }
    }

    private static func target(_ text: String) {
        let encoded = PercentEncoding.encoded(text)
        law("an encoded text is one segment", !encoded.utf8.contains(0x2F))
        let isVisible = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        law("an encoded text is decoded again", PercentEncoding.decoded(encoded.utf8) == (isVisible ? text : nil))
        guard let target = Target(text) else { return }
        law("a target has a segment", !target.segments.isEmpty)
        let path = text.utf8.prefix { $0 != 0x3F }
        let slashes = path.count { $0 == 0x2F }
        law("no slash is invented", target.segments.count <= slashes)
        law("no control character is invented", target.segments.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } })
        law("segments do not grow", target.segments.reduce(0) { $0 + $1.utf8.count } <= path.count)
        law(
            "nothing is invented without an escape",
            path.contains(0x25) || ("/" + target.segments.joined(separator: "/")).utf8.count <= path.count)
        let again = "/" + target.segments.map { PercentEncoding.encoded($0) }.joined(separator: "/")
        law("segments that are encoded are the same", Target(again)?.segments == target.segments)
    }

    private static func notification(_ text: String, method: UInt8) {
        let methods = ["GET", "POST", "HEAD", text]
        let call = NotificationCall(method: methods[Int(method) % methods.count], target: text)
        for url in ["https://shop.example", "https://shop.example/a/b", text] {
            guard let endpoint = try? NotificationEndpoint(notificationURL: url) else {
                law("a good address is taken", url == text)
                continue
            }
            var stored: Set<String> = []
            let first = endpoint.answer(call, seen: stored.contains)
            law("an answer has a status", [200, 404, 405].contains(first.status))
            law("the same call has the same answer", endpoint.answer(call, seen: stored.contains) == first)
            guard case .fetch(let event) = first.outcome else {
                law("other calls are not ours", first.status != 200 && first.outcome == .notOurs)
                continue
            }
            law("a fetch is answered with 200", first.status == 200)
            law("an event identifier is one", NotificationEndpoint.isIdentifier(event) && endpoint.eventIdentifier(of: call) == event)
            let later = endpoint.answer(call, seen: stored.contains, canProcess: false)
            law("a server that cannot store says so", later.status == 500 && later.outcome == .retryLater(eventIdentifier: event))
            stored.insert(event)
            let repeated = endpoint.answer(call, seen: stored.contains, canProcess: false)
            law("a repetition is answered with 200", repeated.status == 200 && repeated.outcome == .duplicate(eventIdentifier: event))
            guard let fetch = try? MerchantTokenCall(.event(identifier: event), merchantIdentifier: "m", requestIdentifier: "r") else {
                law("an event can be fetched", false)
                continue
            }
            law("the identifier stays one segment", Target(fetch.path)?.segments.last == event && Target(fetch.path)?.segments.count == 7)
        }
    }

    private static func date(_ text: String) {
        guard let date = HTTPDate(text) else { return }
        law("a date has a moment", HTTPDate.range.contains(date.secondsSince1970))
        law("a date is read as it is written", HTTPDate(date.text) == date)
    }

    private static func number(_ bytes: [UInt8]) {
        var choices = Choices(bytes)
        let seconds = Int64(truncatingIfNeeded: choices.word()) % (2 * HTTPDate.range.upperBound)
        guard let date = HTTPDate(secondsSince1970: seconds) else {
            law("only years of four digits have a date", !HTTPDate.range.contains(seconds))
            return
        }
        law("a moment is written and read", HTTPDate(date.text)?.secondsSince1970 == seconds)
        law("a date has one form", date.text.utf8.count == 29 && date.text.hasSuffix(" GMT"))
    }
}
