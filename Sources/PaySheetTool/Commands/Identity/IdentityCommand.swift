import PaySheet
import PaySheetChecking
import PaySheetIdentity

/// `paysheet identity`: what an answer with an identity document proves, without your private key.
enum IdentityCommand {
    static let description = CommandDescription(
        name: "identity", summary: "check an answer with an identity document, and why it does not open", operands: "ACTION FILE|-",
        operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "The actions are:",
            "  transcript  prints the session transcript of a record, and its hash\n"
                + "  envelope    checks an answer against the record of --request, step by step\n"
                + "  document    checks an answer that you decrypted: signatures, dates, digests and elements\n"
                + "  expect      lists the names under which the answer can have each element",
            "document prints the elements of the person. They are trusted only if both signatures are right: of the device, and of an\n"
                + "issuer below --root. The document must also be valid at --now.",
            "A record is what your server stores of a request: its kind is IdentityRecord, and paysheet example identity writes one.\n"
                + "An answer is the CBOR from the phone or the browser, or its Base64. No key is needed, and nothing is decrypted.",
        ],
        options: [
            OptionDescription(name: "request", value: "FILE", summary: "envelope, document: the record of the request"),
            OptionDescription(
                name: "certificate", value: "FILE", isRepeatable: true,
                summary: "envelope, document, transcript: the certificate for identity documents of the merchant identifier"),
            OptionDescription(
                name: "root", value: "FILE", isRepeatable: true,
                summary: "document: the root certificates of issuing authorities that you trust"),
            OptionDescription(
                name: NowOption.option, value: NowOption.value,
                summary: "document: when the answer arrived; today is the present moment"),
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "done; with envelope and document, no step failed"), (1, "a step failed"),
            (2, "the command could not complete: usage, unreadable input, no record"),
        ],
        examples: [
            "paysheet identity transcript record.json --certificate identity.cer",
            "paysheet identity envelope answer.cbor --request record.json --certificate identity.cer",
            "paysheet identity document content.cbor --request record.json --certificate identity.cer --root iaca.pem --now today",
            "paysheet identity expect record.json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "identity")
            }
        })

    /// What to do.
    private enum Action: String, CaseIterable {
        case transcript, envelope, document, expect

        /// Whether it checks an answer against a record.
        var isCheck: Bool { self == .envelope || self == .document }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let word = arguments.operands.first, let action = Action(rawValue: word), arguments.operands.count == 2 else {
            throw UsageError("name one action and one file: transcript, envelope, document or expect")
        }
        if !action.isCheck, arguments.has("request") { throw UsageError("--request is for envelope and document") }
        if !action.isCheck { try SubjectRun.rejectOptions(arguments, onlyFor: "envelope and document") }
        for name in ["root", NowOption.option] where action != .document && arguments.has(name) {
            throw UsageError("--" + name + " is for document")
        }
        if action == .expect, arguments.has("certificate") { throw UsageError("--certificate is not for expect") }
        let path = arguments.operands[1]
        let keys = try IdentityInputs.keys(arguments, console.system)
        switch action {
        case .envelope, .document:
            guard let request = arguments.value("request") else { throw UsageError(word + " needs --request FILE") }
            guard request != "-" || path != "-" else { throw UsageError("only one file can be standard input") }
            let (roots, now) = (
                try IdentityInputs.roots(arguments, console.system), try NowOption.moment(arguments.options, console.system)
            )
            guard let record = IdentityInputs.record(request, &console), let answer = IdentityInputs.answer(path, &console) else {
                return ExitStatus.undone
            }
            let name = IdentityInputs.name(path, console)
            let report =
                action == .envelope
                ? IdentityReport(name, EnvelopeCheck(record, keys: keys).steps(of: answer))
                : IdentityReport(name, AnswerCheck(record, keys: keys, roots: roots, now: now?.instant).verdict(on: answer))
            return try report.write(path, arguments, &console)
        case .transcript:
            guard keys.count < 2 else { throw UsageError("transcript takes one certificate") }
            guard let record = IdentityInputs.record(path, &console) else { return ExitStatus.undone }
            guard let transcript = record.transcript(recipientKeyHash: keys.first.map { SHA256.hash($0.point) }) else {
                console.note(
                    record.isForWeb || !keys.isEmpty
                        ? "the record lacks a value of the transcript; run paysheet check on it"
                        : "the transcript of an app needs --certificate")
                return ExitStatus.undone
            }
            IdentityReport.write(transcript, arguments, &console)
        case .expect:
            guard let record = IdentityInputs.record(path, &console) else { return ExitStatus.undone }
            guard record.elements?.isEmpty == false else {
                console.note("the record has no elements")
                return ExitStatus.undone
            }
            IdentityReport.write(ExpectedElement.all(of: record), arguments, &console)
        }
        return ExitStatus.passed
    }
}
