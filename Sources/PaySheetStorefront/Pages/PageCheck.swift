import PaySheet

/// One pass over a page.
struct PageCheck {
    var reader: PageReader
    private var isHTML: Bool
    private(set) var buttons: [PageReader.Tag] = []
    private(set) var found: [PlacedProblem] = []
    private(set) var merchandising: [PageReader.Tag] = []
    /// The addresses of the script that elements state.
    private var scripts: [PageReader.Attribute] = []
    /// Whether a program or a template loads the script.
    private var loadsScript = false
    private var isInButton = false
    private var policies: [(text: String, place: Int)] = []
    private var misspeltStatus: Int?
    private var hasStatus = false
    /// Whether the page asks for the status of the browser.
    private var asksStatus = false
    /// Texts that look like a status, and are none.
    private var otherStatuses: [(word: String, place: Int)] = []
    /// The places of widths that only the logo fits into.
    var narrowWidths: [Int] = []
    /// Whether an end of a comment can still follow.
    private var (endsMarkupComment, endsStyleComment) = (true, true)

    init(_ text: [UInt8], isHTML: Bool) {
        reader = PageReader(text)
        self.isHTML = isHTML
    }

    mutating func report(_ rule: RuleID, _ severity: Severity, at place: Int, _ message: Sentence, _ remedy: String) {
        found.append(PlacedProblem(place: place, rule: rule, severity: severity, message: message, remedy: remedy))
    }

    // MARK: Words

    private static let element = [UInt8]("apple-pay-button".utf8)
    private static let merchandisingElement = [UInt8](merchandising.utf8)
    private static let scriptTag = [UInt8]("script".utf8)
    private static let metaTag = [UInt8]("meta".utf8)
    private static let imageTag = [UInt8]("img".utf8)
    private static let buttonTag = [UInt8]("button".utf8)
    private static let sdk = [UInt8]("apple-pay-sdk".utf8)
    private static let activeCard = [UInt8]("canmakepaymentswithactivecard".utf8)
    private static let misspelt = [UInt8]("paymentcredentialstatusavailable".utf8)
    private static let available = [UInt8]("paymentcredentialsavailable".utf8)
    private static let statusMember = "paymentCredentialStatus"
    private static let statuses = PaymentCredentialStatus.all.map { $0.rawValue }
    private static let statusBeginnings = ["paymentcredential", "applepay"].map { [UInt8]($0.utf8) }
    private static let walletScheme = [UInt8]("shoebox://".utf8)
    private static let documentTags = ["html", "head", "body", "!doctype"].map { [UInt8]($0.utf8) }

    // MARK: The pass

    mutating func run() {
        let count = reader.bytes.count
        while reader.place < count {
            let start = reader.place
            switch ASCII.lowerCased(reader.bytes[start]) {
            case UInt8(ascii: "<"): readMarkup(start)
            case UInt8(ascii: "-"): readProperty(start)
            case UInt8(ascii: "a") where reader.has(PageCheck.sdk, at: start): loadsScript = true
            case UInt8(ascii: "c") where reader.has(PageCheck.activeCard, at: start): readActiveCard(start)
            case UInt8(ascii: "p"):
                if reader.has(PageCheck.available, at: start) { hasStatus = true }
                if misspeltStatus == nil, reader.has(PageCheck.misspelt, at: start) { misspeltStatus = start }
                noteStatus(start)
            case UInt8(ascii: "a"): noteStatus(start)
            case UInt8(ascii: "s") where reader.has(PageCheck.walletScheme, at: start):
                report(
                    .buttonOfficial, .error, at: start, "the page opens Wallet by an address", "use the set-up button, or openPaymentSetup")
            case UInt8(ascii: "/"): skipStyleComment(start)
            default: break
            }
            // Every case moves on, or leaves one byte behind.
            if reader.place == start { reader.place = start + 1 }
        }
        finish()
    }

    private mutating func readMarkup(_ start: Int) {
        guard start + 1 < reader.bytes.count else { return }
        switch ASCII.lowerCased(reader.bytes[start + 1]) {
        case UInt8(ascii: "!"):
            if reader.has([0x21, 0x2D, 0x2D], at: start + 1) { return skipMarkupComment(start) }
            noteDocument(start)
        case UInt8(ascii: "a"):
            if let tag = reader.readTag(named: PageCheck.element, from: start) {
                buttons.append(tag)
                checkButton(tag)
            } else if let tag = reader.readTag(named: PageCheck.merchandisingElement, from: start) {
                merchandising.append(tag)
                checkMerchandising(tag)
            }
        case UInt8(ascii: "s"):
            guard let tag = reader.readTag(named: PageCheck.scriptTag, from: start) else { return }
            checkScript(tag)
        case UInt8(ascii: "m"):
            guard let tag = reader.readTag(named: PageCheck.metaTag, from: start) else { return }
            notePolicy(tag)
        case UInt8(ascii: "b"):
            if reader.readTag(named: PageCheck.buttonTag, from: start) != nil {
                isInButton = true
            } else {
                noteDocument(start)
            }
        case UInt8(ascii: "/"):
            if reader.has(PageCheck.buttonTag, at: start + 2) { isInButton = false }
        case UInt8(ascii: "i"):
            guard let tag = reader.readTag(named: PageCheck.imageTag, from: start), isInButton else { return }
            checkImage(tag)
        case UInt8(ascii: "h"): noteDocument(start)
        default: break
        }
    }

    private mutating func noteDocument(_ start: Int) {
        if PageCheck.documentTags.contains(where: { reader.has($0, at: start + 1) }) { isHTML = true }
    }

    private mutating func skipMarkupComment(_ start: Int) {
        guard endsMarkupComment else { return }
        var end = start + 4
        while end < reader.bytes.count, !reader.has([0x2D, 0x2D, 0x3E], at: end) { end += 1 }
        if end < reader.bytes.count { reader.place = end + 3 } else { endsMarkupComment = false }
    }

    /// In `image/*` and in a glob no comment begins.
    private mutating func skipStyleComment(_ start: Int) {
        guard endsStyleComment, reader.has([0x2F, 0x2A], at: start) else { return }
        let before: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: ",")]
        guard start == 0 || Letters.isSpace(reader.bytes[start - 1]) || before.contains(reader.bytes[start - 1]) else { return }
        var end = start + 2
        while end < reader.bytes.count, !reader.has([0x2A, 0x2F], at: end) { end += 1 }
        if end < reader.bytes.count { reader.place = end + 2 } else { endsStyleComment = false }
    }

    // MARK: The rest of the page

    private mutating func checkScript(_ tag: PageReader.Tag) {
        guard let address = tag.attribute("src") else { return }
        guard let source = address.value else {
            // A template completes the address, or it has percent signs.
            if (tag.place..<reader.place).contains(where: { reader.has(PageCheck.sdk, at: $0) }) { loadsScript = true }
            return
        }
        guard PageCheck.contains(source, "apple-pay-sdk") else { return }
        scripts.append(address)
        if PageCheck.contains(source, "1.latest"), let integrity = tag.attribute("integrity") {
            report(
                .buttonMarkup, .warning, at: integrity.place, "Apple renews the script at this address, and the hash then forbids it",
                "remove integrity, or load a fixed version")
        }
    }

    private mutating func notePolicy(_ tag: PageReader.Tag) {
        guard let name = tag.attribute("http-equiv")?.value, Letters.squeezed(name) == Letters.squeezed("Content-Security-Policy"),
            let policy = tag.attribute("content"), let text = policy.value
        else { return }
        policies.append((text, policy.valuePlace))
    }

    private mutating func checkImage(_ tag: PageReader.Tag) {
        guard let source = tag.attribute("src"), let text = source.value else { return }
        let plain = String(decoding: Letters.squeezed(text), as: UTF8.self)
        if PageCheck.contains(plain, "applepay") {
            report(
                .buttonOfficial, .warning, at: tag.place, "a picture makes this button an Apple Pay button",
                "use <apple-pay-button>, or the CSS")
        }
    }

    /// Notes a text that is nearly a status. A text ends with the quote with which it begins.
    private mutating func noteStatus(_ start: Int) {
        let bytes = reader.bytes
        guard PageCheck.statusBeginnings.contains(where: { reader.has($0, at: start) }) else { return }
        // Cannot trap: the start is a place of the page.
        let letters = bytes[start..<min(bytes.count, start + 64)].prefix { Letters.isLetter($0) }
        let word = String(decoding: letters, as: UTF8.self)
        if word == PageCheck.statusMember { asksStatus = true }
        let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
        guard start > 0, quotes.contains(bytes[start - 1]), letters.endIndex < bytes.count, bytes[letters.endIndex] == bytes[start - 1],
            word != PageCheck.statusMember, !PageCheck.statuses.contains(word), !reader.has(PageCheck.misspelt, at: start)
        else { return }
        otherStatuses.append((word, start))
    }

    /// Reports texts that are nearly a status, in a page that asks for it.
    private mutating func checkStatuses() {
        guard asksStatus else { return }
        for status in otherStatuses {
            guard let meant = Letters.nearest(status.word, PageCheck.statuses) else { continue }
            report(
                .buttonWebStatus, .warning, at: status.place, "no browser has the status \(PageCheck.quoted(status.word), "word")",
                "write " + meant)
        }
    }

    /// Reads a call of the old function, with its argument if that is a text.
    private mutating func readActiveCard(_ start: Int) {
        let bytes = reader.bytes
        var next = start + PageCheck.activeCard.count
        while next < bytes.count, Letters.isSpace(bytes[next]) { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { return }
        next += 1
        while next < bytes.count, Letters.isSpace(bytes[next]) { next += 1 }
        reader.place = next
        let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
        if next < bytes.count, quotes.contains(bytes[next]) {
            let argument = bytes[(next + 1)..<min(bytes.count, next + 65)].prefix { $0 != bytes[next] }
            let squeezed = Letters.squeezed(String(decoding: argument, as: UTF8.self))
            if PaymentNetwork.all.contains(where: { Letters.squeezed($0.rawValue) == squeezed }) {
                return report(
                    .buttonActiveCard, .error, at: next,
                    "the function takes a merchant identifier, not a network; other texts are true on every Mac",
                    "call applePayCapabilities with the merchant identifier")
            }
        }
        report(
            .buttonActiveCard, .warning, at: start, "canMakePaymentsWithActiveCard is deprecated, and always true outside Safari",
            "call applePayCapabilities")
    }

    private mutating func finish() {
        if let place = misspeltStatus, !hasStatus {
            report(
                .buttonWebStatus, .warning, at: place, "browsers spell this status paymentCredentialsAvailable",
                "compare with paymentCredentialsAvailable")
        }
        checkStatuses()
        checkNarrowWidths()
        let elements = (buttons + merchandising).inOrder { $0.place }
        guard let first = elements.first else { return }
        if isHTML {
            for tag in elements where tag.isClosed {
                report(
                    .buttonMarkup, .error, at: tag.place, "HTML ignores the slash, so the rest of the page becomes a part of the element",
                    "write </" + String(decoding: tag.name, as: UTF8.self) + ">")
            }
            if scripts.isEmpty, !loadsScript, PageCheck.hasDocument(reader) {
                report(
                    .buttonMarkup, .warning, at: first.place, "the page does not load the script that defines the element",
                    PaymentButton.scriptElement)
            }
        }
        if !merchandising.isEmpty, !loadsScript { checkComponents(scripts) }
        for policy in policies {
            for directive in ButtonPolicy.blockingDirectives(in: policy.text, withMerchandising: !merchandising.isEmpty) {
                report(
                    .buttonMarkup, directive == "script-src" || !merchandising.isEmpty ? .error : .warning, at: policy.place,
                    "the policy forbids what the element loads by \(directive, "directive")",
                    "add " + ButtonPolicy.origin + " to " + directive)
            }
        }
    }

    /// Whether a text is a whole page and not a part of one.
    private static func hasDocument(_ reader: PageReader) -> Bool {
        reader.bytes.indices.contains { place in
            reader.bytes[place] == UInt8(ascii: "<") && documentTags.contains { reader.has($0, at: place + 1) }
        }
    }

    static func contains(_ text: String, _ word: String) -> Bool {
        let word = Array(word.utf8)
        let text = Array(text.utf8)
        guard text.count >= word.count else { return false }
        return (0...(text.count - word.count)).contains { text[$0..<($0 + word.count)].elementsEqual(word) }
    }
}
