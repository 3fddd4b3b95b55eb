import PaySheet
import PaySheetChecking
import PaySheetStorefront

/// `paysheet contact`: checks the contact of a shopper, and makes the answer for the sheet.
enum ContactCommand {

    static let description = CommandDescription(
        name: "contact", summary: "check the contact of a shopper, and make the errors that the sheet shows", operands: "FILE|-",
        discussion: [
            "FILE is a contact, or a payment whose shipping contact counts. Apple Pay hands over what the shopper typed.\n"
                + "A profile says what postal codes, states and telephone numbers of a country look like. Japan (jp) and the\n"
                + "United States (us) are built in, and a file can describe another country. No value of the contact is printed,\n"
                + "except by --normalize and --as order.",
            "Before the authorization, use --phase selection --as errors, and put the list into the member errors of the update.\n"
                + "After it, use --as result, which is the whole answer to the payment.",
            "--as order prints the contact in the fields that orders of shops have. What is wrong is on standard error.",
            "paysheet explain buyer lists the rules.",
        ],
        options: [
            OptionDescription(
                name: "phase", value: "PHASE", words: ContactPhase.allCases.map { $0.rawValue },
                summary: "when the contact arrived: selection or authorization (default: authorization)"),
            OptionDescription(
                name: "fields", value: "FIELD,…", isRepeatable: true,
                summary: "the fields that the request asks for (default: name,phone,postalAddress; with --billing no phone)"),
            OptionDescription(
                name: "profile", value: "FILE",
                summary: "jp, us, or a file with a profile, for contacts of its country (default: by the country of the contact)"),
            OptionDescription(
                name: "guest", summary: "the shop does not know the shopper, so it needs an email address; name email in --fields too"),
            OptionDescription(
                name: "phonetic", value: "POLICY", words: ContactTerms.MissingPhoneticName.allCases.map { $0.rawValue },
                summary: "if a requested phonetic name is missing: ask-later warns, refuse is an error (default: ask-later)"),
            OptionDescription(name: "ships-to", value: "CODE,…", isRepeatable: true, summary: "the countries to which the shop delivers"),
            OptionDescription(name: "billing", summary: "check the billing contact"),
            OptionDescription(
                name: "as", value: "FORM", words: ["report", "errors", "result", "order"],
                summary: "what to print: the report, errors for an update, the result of a payment, or an order (default: report)"
            ),
            OptionDescription(
                name: "language", value: "LANGUAGE", words: ContactLanguage.allCases.map { $0.rawValue },
                summary: "with --as: the language of the errors: en or ja (default: en)"),
            OptionDescription(name: "normalize", summary: "print the contact in the spelling that other systems expect"),
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "there is no error"), (1, "the shopper must correct something"),
            (2, "the command could not complete: usage, unreadable input, no contact"),
        ],
        examples: [
            "paysheet contact payment.json --guest --fields name,phone,email,postalAddress",
            "paysheet contact payment.json --as result --language ja",
            "paysheet contact contact.json --phase selection --as errors --ships-to JP,US",
            "paysheet contact contact.json --normalize",
            "paysheet contact payment.json --as order",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "contact")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let isJSON = arguments.value("format") == "json"
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("name one contact or payment, or - for standard input")
        }
        try rejectCombinations(arguments)
        let terms = try terms(arguments, console.system)
        let role = arguments.has("billing") ? ContactRole.billing : .shipping
        let name = operand == "-" ? operand : Paths(current: console.system.currentFolder, root: nil).reported(operand)
        guard let contact = contact(operand, name, role, &console) else { return ExitStatus.undone }
        if arguments.has("normalize") {
            console.write(contact.normalized.json + [0x0A])
            return ExitStatus.passed
        }
        var run = try SubjectRun(arguments, checking: arguments.operands, &console)
        let problems = ContactReport.counting(contact.problems(by: terms)) { findings in
            run.accepted(findings, of: "contact", unchecked: [], at: operand, &console)
        }
        let language = arguments.value("language").flatMap { ContactLanguage(rawValue: $0) } ?? .english
        let errors = problems.errors(of: role, in: language)
        if arguments.value("as") == "errors" || arguments.value("as") == "result" {
            // The sheet cannot show these.
            for problem in problems where problem.concernsDeveloper { console.note(ContactReport.line(problem, name)) }
        }
        switch arguments.value("as") {
        case "order":
            for problem in problems { console.note(ContactReport.line(problem, name)) }
            console.write(OrderAddress(contact).json + [0x0A])
        case "errors": console.write(ContactReport.list(errors))
        case "result":
            let result = errors.isEmpty ? AuthorizationResult.success() : .failure(errors)
            console.write(result.json + [0x0A])
        default:
            guard run.printsOwn else { break }
            console.write(isJSON ? ContactReport.json(problems) : ContactReport.text(problems, name), isText: !isJSON)
        }
        return run.finish(&console)
    }

    // MARK: Options

    /// Rejects options that would be ignored, or lead to a wrong answer.
    private static func rejectCombinations(_ arguments: Arguments) throws(UsageError) {
        let form = arguments.value("as") ?? "report"
        if arguments.has("normalize") {
            try SubjectRun.rejectOptions(arguments, onlyFor: "a check")
            guard arguments.value("as") == nil else { throw UsageError("--normalize and --as exclude each other") }
            for name in ["phase", "fields", "profile", "guest", "phonetic", "ships-to", "language"] where arguments.has(name) {
                throw UsageError("--normalize does not check the contact, so --" + name + " has no effect; remove it")
            }
        }
        if arguments.has("language"), form == "report" || form == "order" {
            throw UsageError("--language is the language of the sheet; add --as errors or --as result")
        }
        if form == "order", arguments.value("phase") == ContactPhase.selection.rawValue {
            throw UsageError("an order needs the contact of the authorized payment; before that it has no name and no street")
        }
        if form == "result", arguments.value("phase") == ContactPhase.selection.rawValue {
            throw UsageError(
                "--as result answers an authorized payment, and at the selection there is none; write --as errors, "
                    + "and put the list into \"errors\" of the update")
        }
    }

    private static func terms(_ arguments: Arguments, _ system: System) throws(UsageError) -> ContactTerms {
        let phase = arguments.value("phase").flatMap { ContactPhase(rawValue: $0) } ?? .authorization
        let given = try list(arguments, "fields")
        let fields = try given.map { name throws(UsageError) in try SettingWord.field(name) }
        // The sheet asks for a telephone number in shipping alone.
        let usual: [ContactField] = arguments.has("billing") ? [.name, .postalAddress] : [.name, .phone, .postalAddress]
        var terms = ContactTerms(phase, fields: given.isEmpty ? usual : fields)
        terms.profile = try arguments.value("profile").map { text throws(UsageError) in try profile(text, system) }
        terms.isGuest = arguments.has("guest")
        if let policy = arguments.value("phonetic").flatMap({ ContactTerms.MissingPhoneticName(rawValue: $0) }) {
            terms.missingPhoneticName = policy
        }
        let codes = try list(arguments, "ships-to")
        if !codes.isEmpty {
            terms.servedCountries = try codes.map { code throws(UsageError) in
                guard let country = Country(code: code) else {
                    throw UsageError("\"" + code + "\" is not a country of ISO 3166-1", near: Country(rawValue: code).nearest?.rawValue)
                }
                return country
            }
        }
        return terms
    }

    /// The values of a list. An empty one is a mistake: it would mean the default.
    private static func list(_ arguments: Arguments, _ name: String) throws(UsageError) -> [String] {
        let values = arguments.listed(name)
        guard !values.isEmpty || arguments.value(name) == nil else { throw UsageError("--" + name + " needs at least one value") }
        return values
    }

    private static func profile(_ text: String, _ system: System) throws(UsageError) -> ContactProfile {
        let word = String(decoding: ASCII.lowerCased(text.utf8), as: UTF8.self)
        let names = ContactProfile.all.map { ($0, String(decoding: $0.country.rawValue.utf8.map { $0 | 0x20 }, as: UTF8.self)) }
        if let known = names.first(where: { $0.1 == word }) { return known.0 }
        switch system.read(text, Limits().bytes + 1) {
        case .failure(let failure):
            let isFile = text.contains("/") || text.contains(".")
            throw isFile
                ? UsageError(text + ": " + failure.message)
                : UsageError(
                    "--profile takes jp, us or a file, and there is no file \"" + text + "\"", near: Hints.nearest(text, names.map { $0.1 })
                )
        case .success(let bytes):
            do throws(ContactProfileError) {
                return try ContactProfile(json: bytes)
            } catch {
                throw UsageError(text + ": " + error.message, isInFile: true)
            }
        }
    }

    // MARK: The document

    private static func contact(of payment: AuthorizedPayment, _ role: ContactRole) -> PaymentContact? {
        role == .shipping ? payment.shippingContact : payment.billingContact
    }

    /// Returns `nil` after a message if there is no contact.
    private static func contact(_ operand: String, _ name: String, _ role: ContactRole, _ console: inout Console) -> PaymentContact? {
        let limit = Limits().bytes + 1
        switch console.system.text(of: operand, limit: limit).map({ $0.bytes }) {
        case .failure(let failure): console.note(name + ": " + failure.message)
        case .success(let bytes):
            var reader = DocumentReader()
            let kind = reader.check(bytes, recovering: true).kind
            switch kind {
            case .payment:
                guard let payment = AuthorizedPayment.read(bytes, policy: Policy()).value else { break }
                if let contact = contact(of: payment, role) { return contact }
                let other: ContactRole = role == .shipping ? .billing : .shipping
                let advice =
                    role == .shipping ? "; use --billing for its billing contact" : "; leave out --billing for its shipping contact"
                console.note(
                    name + ": the payment has no " + role.rawValue + " contact" + (contact(of: payment, other) == nil ? "" : advice))
                return nil
            case .paymentContact:
                if let contact = PaymentContact.read(bytes, policy: Policy()).value { return contact }
            case nil:
                // A contact with one or two members shows no kind.
                let reading = PaymentContact.read(bytes, policy: Policy())
                if let contact = reading.value, reading.findings.atLeast(.warning).isEmpty { return contact }
            default:
                console.note(name + ": not a contact and not a payment" + (kind.map { ", but " + $0.name } ?? ""))
                return nil
            }
            console.note(name + ": not a contact and not a payment that can be read; run paysheet check on it")
        }
        return nil
    }
}
