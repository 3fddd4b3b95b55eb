import PaySheet
import PaySheetChecking
import PaySheetTokens

/// `paysheet token`: what a payment token proves without a key.
enum TokenCommand {
    static let description = CommandDescription(
        name: "token", summary: "check what a payment token proves without a key", operands: "ACTION FILE|-",
        operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "FILE is a payment, a payment token, its \"paymentData\", or a flow with a payment. It can also be a request with a\n"
                + "token to Adyen, Authorize.Net, Braintree, Checkout.com, Cybersource, Stripe or Worldpay. No key is needed, and nothing is decrypted.\n"
                + "What was verified, and what was not checked, comes first. The actions are:",
            "  check         finds tokens that Apple did not sign, or that are changed, too old, repeated, or another shop's\n"
                + "  hash          prints the SHA-256 hash that the signature must contain\n"
                + "  signed-bytes  writes the bytes that the signature covers\n"
                + "  signature     writes the signature, a CMS message in BER",
            "The signature is verified up to Apple Root CA - G3, which the command knows. A token from tests can have another root.\n"
                + "paysheet explain token-trust lists the rules.",
        ],
        options: TokenInputs.options + [
            OptionDescription(name: "output", letter: "o", value: "FILE", summary: "write bytes to a file (default: standard output)")
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "nothing is wrong with what was checked, or the bytes were written"), (1, "do not accept the token"),
            (2, "the command could not complete: usage, unreadable input, no token"),
        ],
        examples: [
            "paysheet token check payment.json --certificate apple_pay.cer --now today",
            "paysheet token check payment.json --request request.json --seen seen.txt",
            "paysheet token signed-bytes payment.json -o signed.bin",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "token")
            }
        })

    /// What to do with a token.
    enum Action: String, CaseIterable {
        case check, hash
        case signedBytes = "signed-bytes"
        case signature
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let names = Action.allCases.map { $0.rawValue }
        guard let word = arguments.operands.first else { throw UsageError("name an action: " + names.joined(separator: ", ")) }
        guard let action = Action.allCases.first(where: { $0.rawValue == word }) else {
            throw UsageError("unknown action \"" + word + "\"", near: Hints.nearest(word, names))
        }
        guard arguments.operands.count == 2 else { throw UsageError("name one document with a token, or - for standard input") }
        try rejectOptions(of: action, arguments)
        let path = arguments.operands[1]
        let name = path == "-" ? path : Paths(current: console.system.currentFolder, root: nil).reported(path)
        let check = action == .check ? try TokenInputs.check(arguments.options, console.system) : TokenCheck()
        let limit = Limits().bytes + 1
        switch console.system.text(of: path, limit: limit).map({ $0.bytes }) {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        case .success(let bytes):
            guard let token = TokenInputs.token(in: bytes, name, &console) else { return ExitStatus.undone }
            return try run(action, token, name, check, arguments, &console)
        }
    }

    /// Rejects options that the action would ignore.
    private static func rejectOptions(of action: Action, _ arguments: Arguments) throws(UsageError) {
        let isWritten = action == .signedBytes || action == .signature
        if arguments.has("output"), !isWritten { throw UsageError("--output is for signed-bytes and signature") }
        if action != .check { try SubjectRun.rejectOptions(arguments, onlyFor: "check") }
        for name in TokenInputs.options.map({ $0.name }) where action != .check && arguments.has(name) {
            throw UsageError("--" + name + " is for check")
        }
    }

    private static func run(
        _ action: Action, _ token: EncryptedPaymentData, _ name: String, _ check: TokenCheck, _ arguments: Arguments,
        _ console: inout Console
    ) throws(UsageError) -> Int32 {
        let sealed: SealedToken
        do throws(SealedTokenError) {
            sealed = try SealedToken(token)
        } catch {
            guard action == .check else {
                console.note(name + ": " + error.description)
                return ExitStatus.undone
            }
            return try write(nil, check, [error.finding], [], name, arguments, &console)
        }
        switch action {
        case .check:
            let signatures = check.signatures(of: sealed)
            return try write(sealed, check, check.findings(in: sealed, signatures), signatures, name, arguments, &console)
        case .hash: console.write(sealed.contentHash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n")
        case .signedBytes: return try write(sealed.signedBytes, arguments, &console)
        case .signature: return try write(sealed.signatureBytes, arguments, &console)
        }
        return ExitStatus.passed
    }

    private static func write(
        _ token: SealedToken?, _ check: TokenCheck, _ findings: [Finding], _ signatures: [MessageSignature], _ name: String,
        _ arguments: Arguments, _ console: inout Console
    ) throws(UsageError) -> Int32 {
        var run = try SubjectRun(arguments, checking: [arguments.operands[1]], &console)
        let unchecked = token.map { check.unchecked(in: $0, signatures) } ?? TokenCheck.parts
        let counting = run.accepted(findings, of: "payment token", unchecked: unchecked, at: arguments.operands[1], &console)
        if run.printsOwn {
            let report = TokenReport(name, token, check, counting, signatures, unchecked: unchecked)
            let isJSON = arguments.value("format") == "json"
            console.write(isJSON ? report.json : [UInt8](report.text.utf8), isText: !isJSON)
        }
        return run.finish(&console)
    }

    private static func write(_ bytes: [UInt8], _ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let output = arguments.value("output"), output != "-" else {
            guard !console.system.outputIsTerminal else {
                throw UsageError("these bytes are not text; name a file with --output, or use a pipe")
            }
            console.write(bytes)
            return ExitStatus.passed
        }
        let file = OutputFile(path: output, content: "output")
        try file.reject(reading: [arguments.operands[1]], "is to be read", console.system)
        guard let failure = console.system.save(bytes, to: output) else { return ExitStatus.passed }
        console.note(Paths(current: console.system.currentFolder, root: nil).reported(output) + ": " + failure.message)
        return ExitStatus.undone
    }
}
