import PaySheet
import PaySheetChecking
import PaySheetIdentity

/// `paysheet identity`: what an answer with an identity document proves without a key.
enum IdentityCommand {
    static let description = CommandDescription(
        name: "identity", summary: "check why an answer with an identity document does not open", operands: "ACTION FILE|-",
        operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "The actions are:",
            "  transcript  prints the session transcript of a record, and its hash\n"
                + "  envelope    checks an answer against the record of --request, step by step\n"
                + "  expect      lists the names under which the answer can have each element",
            "A record is what your server stores of a request: its kind is IdentityRecord, and paysheet example identity writes one.\n"
                + "An answer is the CBOR from the phone or the browser, or its Base64. No key is needed, and nothing is decrypted.",
        ],
        options: [
            OptionDescription(name: "request", value: "FILE", summary: "envelope: the record of the request"),
            OptionDescription(
                name: "certificate", value: "FILE", isRepeatable: true,
                summary: "envelope, transcript: the certificate for identity documents of the merchant identifier"),
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "done; with envelope, no step failed"), (1, "a step failed"),
            (2, "the command could not complete: usage, unreadable input, no record"),
        ],
        examples: [
            "paysheet identity transcript record.json --certificate identity.cer",
            "paysheet identity envelope answer.cbor --request record.json --certificate identity.cer",
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
        case transcript, envelope, expect
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let word = arguments.operands.first, let action = Action(rawValue: word), arguments.operands.count == 2 else {
            throw UsageError("name one action and one file: transcript, envelope or expect")
        }
        if action != .envelope, arguments.has("request") { throw UsageError("--request is for envelope") }
        if action != .envelope { try SubjectRun.rejectOptions(arguments, onlyFor: "envelope") }
        if action == .expect, arguments.has("certificate") { throw UsageError("--certificate is for envelope and transcript") }
        let path = arguments.operands[1]
        let keys = try IdentityInputs.keys(arguments, console.system)
        switch action {
        case .envelope:
            guard let request = arguments.value("request") else { throw UsageError("envelope needs --request FILE") }
            guard request != "-" || path != "-" else { throw UsageError("only one file can be standard input") }
            guard let record = IdentityInputs.record(request, &console), let answer = IdentityInputs.answer(path, &console) else {
                return ExitStatus.undone
            }
            let report = IdentityReport(IdentityInputs.name(path, console), EnvelopeCheck(record, keys: keys).steps(of: answer))
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
