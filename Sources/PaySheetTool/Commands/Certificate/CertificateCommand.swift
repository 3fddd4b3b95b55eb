import PaySheet
import PaySheetChecking
import PaySheetTokens

/// `paysheet certificate`: what a certificate or request is for, and what is wrong with it.
package enum CertificateCommand {
    package static let description = CommandDescription(
        name: "certificate", summary: "say what a certificate or request is for, and what is wrong with it", operands: "[FILE…|DIR…|-]",
        discussion: [
            "FILE is a certificate or a certificate signing request (CSR), as PEM or DER. A PEM file can contain several. The\n"
                + "output names purpose, key, dates, merchant identifier, and the hash by which a payment token names its\n"
                + "certificate. Signatures are verified with the issuers in the files. A file with a private key is refused, and nothing of it is printed.",
            "The purposes for --as are payment-processing, merchant-identity and order-type. paysheet explain certificate lists\n"
                + "the rules.",
            "DIR is the root of a site. The command checks its domain association file, by which Apple verifies the domain. A FILE\n"
                + "of this name, or with --as domain-file, is checked without its place. paysheet explain domain-file lists the rules.",
            "A merchant session as JSON says who signed it. What was signed in it is not documented, so that is not checked.",
            "With --match, a FILE can also be a public key, a payment or a token. A token names the certificate that it was made\n"
                + "for. The public key of a private one is enough: openssl pkey -in KEY -pubout writes it.",
        ],
        options: [
            OptionDescription(
                name: "as", value: "NAME", words: purposes.map { $0.word } + [domainFile],
                summary: "what the certificates are for (default: what each says itself)"),
            OptionDescription(
                name: NowOption.option, value: NowOption.value,
                summary: "check dates by this moment; today is the time of the clock (default: today)"),
            OptionDescription(
                name: "warn-before", value: "N",
                summary:
                    "report certificates that expire in this time, such as 30d or 12h (default: a note if 30 days are left)"),
            OptionDescription(
                name: "steps", summary: "say which steps before the first payment the certificates prove, and which no file can prove"),
            OptionDescription(
                name: "match",
                summary: "say which certificates, requests, public keys and payment tokens in the files have the same key"),
            OptionDescription(name: "domain", value: "NAME", summary: "the domain of the site, such as www.example.com"),
            OptionDescription(name: "same-as", value: "FILE", summary: "the domain association file as it was downloaded"),
            OptionDescription(name: "root", value: "DIR", summary: "the folder for relative paths in reports (default: the current one)"),
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "there are no errors, and no certificate expires within --warn-before"),
            (
                1,
                "there are errors, or certificates that expire within --warn-before; with --match, a certificate or a token is alone"
            ),
            (2, "the command could not complete: usage, unreadable input, a private key"),
        ],
        examples: [
            "paysheet certificate apple_pay.cer --as payment-processing", "paysheet certificate *.pem --warn-before 30d",
            "openssl req -new -key key.pem -subj /CN=Shop | paysheet certificate -",
            "paysheet certificate apple_pay.cer request.csr --steps",
            "paysheet certificate --match *.cer *.csr payment.json",
            "paysheet certificate public/ --domain shop.example --same-as downloaded.txt",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "certificate")
            }
        })

    /// The purposes of Apple Pay and of orders.
    private static let purposes: [CertificatePurpose] = [.paymentProcessing, .merchantIdentity, .orderType]

    /// The word of `--as` for domain association files.
    private static let domainFile = "domain-file"

    /// Thirty days.
    private static let usualNote: Int64 = 2_592_000

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard !arguments.operands.isEmpty else {
            throw UsageError("name a certificate or a certificate request, or - for standard input")
        }
        try arguments.rejectRepeatedInput()
        let now = try NowOption.moment(arguments.options, console.system) ?? DateTimeText(secondsSince1970: console.system.date())
        var check = CertificateCheck(
            purpose: arguments.value("as").flatMap { word in purposes.first { $0.word == word } }, now: now.instant,
            warnBefore: try arguments.value("warn-before").map { text throws(UsageError) in try seconds(text) } ?? 0)
        if !arguments.has("warn-before") { check.noteBefore = usualNote }
        if let given = arguments.value(NowOption.option), given != NowOption.today { check.clockName = "--" + NowOption.option }
        for operand in arguments.operands { check.issuers += issuers(operand, console.system) }
        let isMatch = arguments.has("match")
        if isMatch, arguments.value("as") == domainFile || arguments.has("domain") || arguments.has("same-as") {
            throw UsageError("--match compares keys, which domain association files do not have; leave one of the options out")
        }
        let paths = Paths(current: console.system.currentFolder, root: arguments.value("root"))
        var report = CertificateReport(
            now: now.rawValue, stepsMoment: arguments.has("steps") ? now.instant : nil, match: isMatch ? KeyMatch() : nil)
        let domainCheck = try domainCheck(arguments, console.system)
        var run = try SubjectRun(arguments, checking: arguments.operands, &console)
        for operand in arguments.operands {
            let name = operand == "-" ? operand : paths.reported(operand)
            if console.system.look(operand)?.kind == .folder {
                site(operand, name, domainCheck, paths, &console, &report, &run)
                continue
            }
            if arguments.value("as") == domainFile || arguments.has("domain") || arguments.has("same-as")
                || DomainFiles.isName(Paths.name(of: operand))
            {
                guard let bytes = read(operand, name, &console, &report, &run) else { continue }
                add(domainCheck.findings(in: bytes), try? DomainAssociation(bytes), operand, name, domainCheck, &console, &report, &run)
                continue
            }
            guard let bytes = read(operand, name, &console, &report, &run) else { continue }
            do throws(CertificateFileError) {
                report.add(try CertificateFile(bytes), name, check) { findings, unchecked, ordinal in
                    run.accepted(findings, of: "certificate", unchecked: unchecked, at: operand, ordinal: ordinal, &console)
                }
            } catch {
                if !isMatch, let session = MerchantSessionRow(bytes, path: name) {
                    let unchecked = session.unchecked
                    _ = run.accepted(session.findings, of: "merchant session", unchecked: unchecked, at: operand, &console)
                    report.add(session)
                    continue
                }
                let failure = isMatch ? match(bytes, name, error, &report) : error.description
                if let failure { fail(name, failure, &console, &report, &run) }
            }
        }
        let isJSON = arguments.value("format") == "json"
        if run.printsOwn { console.write(isJSON ? report.json : [UInt8](report.text.utf8), isText: !isJSON) }
        return run.finish(failsAnyway: report.failsAnyway, &console)
    }

    /// The certificates of a file. What is wrong with the file is reported when it is checked.
    private static func issuers(_ operand: String, _ system: System) -> [Certificate] {
        guard operand != "-", system.look(operand)?.kind == .file, case .success(let bytes) = system.read(operand, BERLimits().bytes + 1),
            let file = try? CertificateFile(bytes)
        else { return [] }
        return file.certificates
    }

    /// Adds what has no certificate, but names a key: a public key or a payment token. Returns what is wrong with the file.
    private static func match(
        _ bytes: [UInt8], _ name: String, _ error: CertificateFileError, _ report: inout CertificateReport
    ) -> String? {
        switch error {
        case .privateKey:
            return error.description + ". Its public key is enough; write it with: openssl pkey -in KEY -pubout"
        case .other("PUBLIC KEY"):
            guard let key = PublicKey(file: bytes) else {
                return "this public key has another form than those of certificates; write it with: openssl pkey -in KEY -pubout"
            }
            report.match?.add(key, name)
            return nil
        case .unknownForm:
            guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return error.description }
            var reader = DocumentReader()
            guard let token = TokenInputs.token(in: bytes, as: reader.check(bytes, recovering: true).kind) else {
                return "there is no payment token with \"paymentData\" that can be read"
            }
            guard let hash = Base64.decode([UInt8](token.header.publicKeyHash.utf8)), hash.count == 32 else {
                return "\"publicKeyHash\" of the token is not the Base64 of 32 bytes"
            }
            report.match?.add(tokenFor: hash, name)
            return nil
        default: return error.description
        }
    }

    /// The domain association file of a site.
    private static func site(
        _ root: String, _ name: String, _ check: DomainAssociationCheck, _ paths: Paths, _ console: inout Console,
        _ report: inout CertificateReport, _ run: inout SubjectRun
    ) {
        let found = Walk.inputs(of: [root], readsDomainFiles: true, console.system).compactMap { input -> String? in
            if case .domainFile(let path) = input { path } else { nil }
        }
        let files = DomainFiles(found, root: root)
        if files.paths.isEmpty {
            add([DomainAssociationCheck.missing], nil, root, name, check, &console, &report, &run)
        }
        for path in files.paths {
            let reported = paths.reported(path)
            guard let bytes = read(path, reported, &console, &report, &run) else { continue }
            let findings = files.findings(in: bytes, at: path, check)
            add(findings, try? DomainAssociation(bytes), path, reported, check, &console, &report, &run)
        }
    }

    /// Adds the findings about a domain association file that count.
    private static func add(
        _ findings: [Finding], _ file: DomainAssociation?, _ path: String, _ name: String, _ check: DomainAssociationCheck,
        _ console: inout Console, _ report: inout CertificateReport, _ run: inout SubjectRun
    ) {
        let unchecked = check.unchecked(in: file)
        let counting = run.accepted(findings, of: "domain association file", unchecked: unchecked, at: path, &console)
        report.add(DomainFileRow(path: name, file: file, unchecked: unchecked, findings: counting))
    }

    private static func domainCheck(_ arguments: Arguments, _ system: System) throws(UsageError) -> DomainAssociationCheck {
        var check = DomainAssociationCheck(domain: arguments.value("domain"))
        guard let path = arguments.value("same-as") else { return check }
        switch system.read(path, BERLimits().bytes + 1) {
        case .failure(let failure): throw UsageError(path + ": " + failure.message, isInFile: true)
        case .success(let bytes): check.original = bytes
        }
        return check
    }

    private static func read(
        _ operand: String, _ name: String, _ console: inout Console, _ report: inout CertificateReport, _ run: inout SubjectRun
    ) -> [UInt8]? {
        // One byte more shows that a file is too long.
        let limit = BERLimits().bytes + 1
        switch console.system.content(of: operand, limit: limit) {
        case .success(let bytes): return bytes
        case .failure(let failure):
            fail(name, failure.message, &console, &report, &run)
            return nil
        }
    }

    private static func fail(
        _ name: String, _ message: String, _ console: inout Console, _ report: inout CertificateReport, _ run: inout SubjectRun
    ) {
        report.add(failure: message, name)
        run.fail(name, message)
        console.note(name + ": " + message)
    }

    /// The number of seconds of a text such as `30d`.
    private static func seconds(_ text: String) throws(UsageError) -> Int64 {
        let units: [(letter: UInt8, seconds: Int64)] = [
            (UInt8(ascii: "h"), 3600), (UInt8(ascii: "d"), 86_400), (UInt8(ascii: "w"), 604_800),
        ]
        let digits = text.utf8.dropLast()
        guard let unit = units.first(where: { $0.letter == text.utf8.last }), 1...5 ~= digits.count,
            digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int64(String(decoding: digits, as: UTF8.self)),
            number > 0
        else { throw UsageError("--warn-before takes a time such as 30d, 4w or 12h, not \"" + text + "\"") }
        // Five digits cannot overflow, and a checked product needs a function that the WebAssembly module does not have.
        return number &* unit.seconds
    }
}
