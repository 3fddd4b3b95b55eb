import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetStorefront

/// `paysheet button`: decides which button to show, writes its markup, and checks the markup of pages.
enum ButtonCommand {
    private static let labels = PaymentButtonLabel.allCases.map { $0.rawValue }
    private static let statuses = PaymentCredentialStatus.all.map { $0.rawValue } + [ButtonDecision.otherAvailable]

    static let description = CommandDescription(
        name: "button", summary: "say which Apple Pay button to show, write its markup, and check the markup of pages",
        operands: "[FILE…|-]",
        discussion: [
            "In an app, --can-pay is the result of canMakePayments(), and --card that of canMakePayments(usingNetworks:).\n"
                + "In a browser, --web is the paymentCredentialStatus of applePayCapabilities: "
                + statuses.dropLast().joined(separator: ", ") + ".\nOne page of Apple's documentation has " + ButtonDecision.otherAvailable
                + " for the first of them; it counts too.",
            "The labels are " + labels.joined(separator: ", ") + ".\n"
                + "--table prints a line for each, with the first systems. First come iOS and macOS with UIKit or AppKit, then iOS, macOS\n"
                + "and watchOS with SwiftUI. "
                + "The last columns are the word on the web, and the first Apple Pay version with the CSS.",
            "--for tap-to-pay is about Tap to Pay on iPhone, which reads cards of others. It needs --system, --device, --entitlement,\n"
                + "--networks or --done.",
            "Files are pages, style sheets, templates and scripts. The command checks their elements apple-pay-button and\n"
                + "apple-pay-merchandising, CSS properties, Content-Security-Policy and calls of canMakePaymentsWithActiveCard.\n"
                + "A value that a program computes is not checked.",
        ],
        options: [
            OptionDescription(name: "can-pay", value: "ANSWER", words: ["yes", "no"], summary: "whether the device can pay: yes or no"),
            OptionDescription(
                name: "card", value: "ANSWER", words: ButtonSituation.Card.allCases.map { $0.rawValue },
                summary: "whether it has a card: yes, no or unknown (default: unknown)"),
            OptionDescription(name: "web", value: "STATUS", words: statuses, summary: "what the browser says"),
            OptionDescription(
                name: "system", value: "SYSTEM", summary: "the oldest system that must work, such as ios15.4, macos12.3 or watchos9"),
            OptionDescription(
                name: "country", value: "CODE", summary: "the country of the shop (default: that of --request)"),
            OptionDescription(
                name: "for", value: "PURPOSE", words: PaymentPurpose.allCases.map { $0.rawValue } + [TapToPayAnswer.purpose],
                summary: "what the payment does: purchase, recurring, reload, deferred, donation or tap-to-pay (default: purchase)"),
            OptionDescription(name: "device", value: "NAME", summary: "with --for tap-to-pay: the device, such as \"iPhone XR\""),
            OptionDescription(
                name: "entitlement", value: "ANSWER", words: ["yes", "no"],
                summary: "with --for tap-to-pay: whether the app has the entitlement: yes or no"),
            OptionDescription(
                name: "done", value: "STEP,…", isRepeatable: true,
                summary: "with --for tap-to-pay: the steps that are done: "
                    + (TapToPayStep.allCases.map { $0.rawValue } + [TapToPayAnswer.noStep]).joined(separator: ", ")),
            OptionDescription(name: "request", value: "FILE", summary: "a payment request that says country, purpose and networks"),
            OptionDescription(
                name: "networks", value: "NETWORK,…", isRepeatable: true,
                summary: "the networks that the app asked about, which are those of --request; with --for tap-to-pay: whose cards it reads"),
            OptionDescription(name: "label", value: "LABEL", words: labels, summary: "the label (default: the one for the purpose)"),
            OptionDescription(
                name: "style", value: "STYLE", words: PaymentButtonStyle.allCases.compactMap { $0.webStyle },
                summary: "with --as html or css: black, white or white-outline (default: black)"),
            OptionDescription(
                name: "locale", value: "TAG", summary: "with --as html: the language of the element, such as ja-JP (default: the browser's)"
            ),
            OptionDescription(
                name: "as", value: "FORM", words: ["decision", "html", "css"],
                summary: "what to print: the decision, the element as html, or the css for Safari (default: decision)"),
            OptionDescription(name: "table", summary: "print a line for each label"),
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "done; a page has no errors"), (1, "a page has errors, or there is no button to write"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet button --can-pay yes --card no --system ios16 --country JP --for recurring",
            "paysheet button --web paymentCredentialsUnavailable", "paysheet button --as html --label subscribe --locale ja-JP",
            "paysheet button --for tap-to-pay --system ios16.3 --device \"iPhone XR\" --entitlement no",
            "paysheet button --table", "paysheet button checkout.html",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "button")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let isJSON = arguments.value("format") == "json"
        if try TapToPayAnswer.print(arguments, isJSON: isJSON, &console) { return ExitStatus.passed }
        let decides = ["can-pay", "web", "system"].contains { arguments.value($0) != nil }
        let writes = arguments.value("as") == "html" || arguments.value("as") == "css"
        let jobs = (arguments.has("table") ? 1 : 0) + (arguments.operands.isEmpty ? 0 : 1) + (decides || writes ? 1 : 0)
        guard jobs == 1 else {
            throw UsageError(
                jobs == 0
                    ? "say what the device answers with --can-pay, or the browser with --web; or name a system or a page"
                    : "--table, a decision and pages exclude each other")
        }
        try rejectLook(arguments)
        if arguments.operands.isEmpty { try SubjectRun.rejectOptions(arguments, onlyFor: "pages") }
        if arguments.has("table") {
            console.write(isJSON ? ButtonReport.tableJSON() : Array(ButtonReport.table().utf8))
            return ExitStatus.passed
        }
        try arguments.rejectRepeatedInput()
        guard arguments.operands.isEmpty else { return try ButtonPages.check(arguments, isJSON: isJSON, &console) }
        var button = PaymentButton()
        try chooseLook(of: &button, arguments, &console)
        guard decides else {
            try rejectSituation(arguments)
            button.label = label(arguments) ?? .plain
            console.write(ButtonReport.markup(button, arguments.value("as")))
            return ExitStatus.passed
        }
        guard let situation = try situation(arguments, &console) else { return ExitStatus.undone }
        let decision = ButtonDecision(situation)
        guard writes else {
            console.write(isJSON ? ButtonReport.json(decision) : ButtonReport.text(decision), isText: !isJSON)
            return ExitStatus.passed
        }
        guard let label = decision.label else {
            for reason in decision.reasons { console.note("no button: " + reason.text) }
            return ExitStatus.found
        }
        button.label = label
        console.write(ButtonReport.markup(button, arguments.value("as")))
        return ExitStatus.passed
    }

    // MARK: The look

    /// Options that only markup uses must not be ignored silently.
    private static func rejectLook(_ arguments: Arguments) throws(UsageError) {
        let form = arguments.value("as")
        if arguments.has("locale"), form != "html" {
            throw UsageError(form == "css" ? "--locale is for --as html; CSS has no language" : "--locale needs --as html")
        }
        if arguments.has("style"), form != "html", form != "css" { throw UsageError("--style needs --as html or --as css") }
    }

    private static func label(_ arguments: Arguments) -> PaymentButtonLabel? {
        arguments.value("label").flatMap { PaymentButtonLabel(rawValue: $0) }
    }

    private static func chooseLook(of button: inout PaymentButton, _ arguments: Arguments, _ console: inout Console) throws(UsageError) {
        if let style = arguments.value("style").flatMap({ PaymentButtonStyle(webStyle: $0) }) { button.style = style }
        guard let tag = arguments.value("locale") else { return }
        let locale = PaymentButtonLocale(rawValue: tag)
        guard locale.isWellFormed else {
            throw UsageError("--locale takes a language tag such as ja-JP, not \"" + tag + "\"", near: locale.nearest?.rawValue)
        }
        if !locale.isDocumented {
            console.note("Apple does not list the locale " + tag + (locale.nearest.map { "; it lists " + $0.rawValue } ?? ""))
        }
        button.locale = locale
    }

    // MARK: The situation

    /// Options that only a decision uses must not be ignored silently.
    private static func rejectSituation(_ arguments: Arguments) throws(UsageError) {
        for name in ["card", "country", "for", "request", "networks"] where arguments.value(name) != nil {
            throw UsageError("--" + name + " needs a decision; add --can-pay or --web")
        }
    }

    /// Returns `nil` after a message if the request cannot be read.
    private static func situation(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ButtonSituation? {
        var situation = ButtonSituation(try availability(arguments, &console))
        if let path = arguments.value("request") {
            guard let request = request(path, &console) else { return nil }
            situation.add(request)
        }
        if let text = arguments.value("system") {
            situation.system = try system(text)
        }
        if let code = arguments.value("country") {
            guard let country = Country(code: code) else {
                throw UsageError("\"" + code + "\" is not a country of ISO 3166-1", near: Country(rawValue: code).nearest?.rawValue)
            }
            if let stated = situation.country, stated != country {
                console.note("the request has the country " + stated.rawValue + "; --country " + code + " counts")
            }
            situation.country = country
        }
        if let purpose = arguments.value("for").flatMap({ PaymentPurpose(rawValue: $0) }) {
            // A request without a plan says nothing about its purpose.
            if situation.purpose != .purchase, situation.purpose != purpose {
                console.note("the request is for " + situation.purpose.rawValue + "; --for " + purpose.rawValue + " counts")
            }
            situation.purpose = purpose
        }
        situation.label = label(arguments)
        let networks = arguments.listed("networks")
        if arguments.has("networks") {
            guard !networks.isEmpty else { throw UsageError("--networks needs at least one network") }
            guard arguments.value("request") != nil else { throw UsageError("--networks is compared with a request; add --request") }
            situation.askedNetworks = try networks.map { name throws(UsageError) in try SettingWord.network(name) }
        }
        return situation
    }

    /// Reads a system.
    static func system(_ text: String) throws(UsageError) -> SystemRelease {
        guard let release = SystemRelease(text) else {
            throw UsageError(
                "--system takes ios, macos or watchos and a number, such as ios15.4, not \"" + text + "\"", near: nearest(text))
        }
        return release
    }

    private static func availability(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ButtonSituation.Availability {
        let card = arguments.value("card").flatMap { ButtonSituation.Card(rawValue: $0) }
        if let status = arguments.value("web") {
            guard arguments.value("can-pay") == nil, card == nil else {
                throw UsageError("--web is for browsers, and --can-pay and --card are for apps; use one of both")
            }
            return .web(PaymentCredentialStatus(rawValue: status))
        }
        guard let answer = arguments.value("can-pay") else {
            console.note("this is for a device that can pay; --can-pay no is for one that cannot")
            return .app(canPay: true, card: card ?? .unknown)
        }
        return .app(canPay: answer == "yes", card: card ?? .unknown)
    }

    /// The system that was probably meant: `ios10.0` for `10.0.x` or `i0s 10`.
    private static func nearest(_ text: String) -> String? {
        let number = text.utf8.drop { !isDigit($0) }.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
        let parts = String(decoding: number, as: UTF8.self).split(separator: ".").prefix(2).joined(separator: ".")
        let letter = text.lowercased().utf8.first
        let family = letter == UInt8(ascii: "m") ? "macos" : letter == UInt8(ascii: "w") ? "watchos" : "ios"
        return SystemRelease(family + parts) == nil ? nil : family + parts
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func request(_ path: String, _ console: inout Console) -> PaymentRequest? {
        let name = Paths(current: console.system.currentFolder, root: nil).reported(path)
        switch console.system.read(path, Limits().bytes + 1) {
        case .failure(let failure): console.note(name + ": " + failure.message)
        case .success(let bytes):
            if let request = PaymentRequest.read(bytes, policy: Policy()).value { return request }
            console.note(name + ": not a payment request of Apple Pay JS that can be read; run paysheet check on it")
        }
        return nil
    }
}
