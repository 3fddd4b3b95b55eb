import PaySheet
import PaySheetChecking
import PaySheetDocuments
import PaySheetReports
import PaySheetText

/// `paysheet anonymize`: the same document without personal data.
enum AnonymizeCommand {
    static let description = CommandDescription(
        name: "anonymize", summary: "replace personal data, identifiers and secrets in a document", operands: "[FILE|-]",
        discussion: [
            "Replaces contacts, identifiers, tokens, the merchant's data, domains and unknown values. New values have the same\n"
                + "form, so that check finds the same. If it does not, a message names the finding. Equal values get equal\n"
                + "replacements, without randomness. All other bytes stay. Labels, amounts, dates and the shop's countries stay\n"
                + "too: read the result before you publish it. Text that is not JSON is rejected, because its names and values\n"
                + "cannot be distinguished. Without FILE, it reads standard input."
        ],
        options: [
            OptionDescription(name: "labels", summary: "replace labels and other texts for the shopper, too"),
            .kind, .noProviders,
            OptionDescription(name: "ndjson", summary: "treat every line of the input as a document"),
            OptionDescription(name: "output", letter: "o", value: "FILE", summary: "write to a file (default: standard output)"),
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input in messages"), .help,
        ],
        statuses: [(0, "done"), (2, "the command could not complete: usage, unreadable input, text that is not JSON")],
        examples: [
            "paysheet anonymize payment.json > sample.json", "pbpaste | paysheet anonymize -",
            "paysheet anonymize --ndjson payments.ndjson -o sample.ndjson",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let run = try AnonymizeRun(arguments, console.system)
                return run.run(&console)
            } catch {
                return console.usage(error, command: "anonymize")
            }
        })
}

/// One run of `anonymize`.
private final class AnonymizeRun {
    private let operand: String
    private let name: String
    private let kind: DocumentKind?
    private let catalogs: CatalogList
    private let areRecords: Bool
    private let output: String?
    private var anonymizer: Anonymizer
    /// The output for a file, which is written in one step.
    private var collected: [UInt8] = []
    private var status = ExitStatus.passed
    /// The number of changes that a check would notice.
    private var changes = 0

    /// The number of values that keep their replacement from line to line. A longer stream starts again, so that memory does not grow.
    private static let mostRemembered = 200_000

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        guard arguments.operands.count <= 1 else { throw UsageError("name one file, or - for standard input") }
        operand = arguments.operands.first ?? "-"
        let paths = Paths(current: system.currentFolder, root: nil)
        name = operand == "-" ? arguments.value("stdin-filepath") ?? "standard input" : paths.reported(operand)
        catalogs = arguments.readCatalogs
        kind = try SettingWord.kind(arguments.value("kind"), catalogs)
        areRecords = arguments.has("ndjson") || InputText.areRecords(operand)
        output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
        if let output {
            try (areRecords ? OutputContent.records : .json).reject(output, "output")
            try OutputFile(path: output, content: "output").reject(reading: [operand], "is to be anonymized", system)
        }
        anonymizer = Anonymizer(replacingLabels: arguments.has("labels"), catalogs: catalogs.set, tables: catalogs.tables)
    }

    func run(_ console: inout Console) -> Int32 {
        if areRecords { records(&console) } else { document(&console) }
        noteRest(&console)
        guard let output, status == ExitStatus.passed || areRecords && !collected.isEmpty else { return status }
        if let failure = console.system.save(collected, to: output) {
            fail(Paths(current: console.system.currentFolder, root: nil).reported(output) + ": " + failure.message, &console)
        }
        return status
    }

    private func document(_ console: inout Console) {
        let limit = Limits().bytes + 1
        switch console.system.text(of: operand, limit: limit).map({ $0.bytes }) {
        case .failure(let failure): fail(name + ": " + failure.message, &console)
        case .success(let bytes):
            guard let anonymous = anonymizer.anonymize(bytes, as: kind) else { return refuse(bytes, name, &console) }
            write(anonymous.bytes, &console)
            if anonymous.kind == nil {
                console.note(name + ": the kind of this document is unknown, so every text and every number was replaced")
            }
            noteChanges(name, anonymous, &console)
        }
    }

    /// Names what a check finds in only one of the two documents.
    private func noteChanges(_ name: String, _ anonymous: Anonymizer.Document, _ console: inout Console) {
        func words(_ kind: DocumentKind?) -> String { kind?.name ?? "an unknown kind" }
        var lines: [String] = []
        if anonymous.resultingKind != anonymous.kind {
            lines.append("the kind changes from " + words(anonymous.kind) + " to " + words(anonymous.resultingKind))
        }
        func add(_ text: String, _ places: [Anonymizer.Place]) {
            for place in places {
                lines.append(text + place.rule.name + " at " + (place.pointer.isEmpty ? "/" : VisibleText.line(place.pointer)))
            }
        }
        add("findings that disappeared: ", anonymous.lostFindings)
        add("findings that a replacement caused: ", anonymous.addedFindings)
        for line in lines {
            if changes < AnonymizeRun.mostNoted { console.note(name + ": " + line) }
            changes += 1
        }
    }

    /// The highest number of notes about changed findings.
    private static let mostNoted = 100

    private func noteRest(_ console: inout Console) {
        let rest = changes - AnonymizeRun.mostNoted
        if rest > 0 { console.note(name + ": " + String(rest) + " more changes of findings") }
    }

    private func records(_ console: inout Console) {
        let stream: ByteStream
        if operand == "-" {
            stream = console.system.input
        } else {
            switch console.system.open(operand) {
            case .failure(let failure): return fail(name + ": " + failure.message, &console)
            case .success(let opened): stream = opened
            }
        }
        var lines = LineReader(stream.decompressed, limit: Limits().bytes + 1)
        var number = 0
        let answersAtOnce = !console.system.outputIsFile
        while !console.isClosed, !console.hasFailed, let next = lines.next(beforeWaiting: { if answersAtOnce { console.flush() } }) {
            number += 1
            switch next {
            case .failure(let failure): return fail(name + ": " + failure.message, &console)
            case .success(let line):
                if anonymizer.rememberedCount > AnonymizeRun.mostRemembered { anonymizer.forget() }
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                    write([0x0A], &console)
                } else if let anonymous = anonymizer.anonymize(line, as: kind) {
                    write(anonymous.bytes + [0x0A], &console)
                    noteChanges(name + ":" + String(number), anonymous, &console)
                } else {
                    // An empty line instead, so that the lines of both files still match.
                    write([0x0A], &console)
                    refuse(line, name + ":" + String(number), &console)
                }
            }
        }
    }

    private func write(_ bytes: [UInt8], _ console: inout Console) {
        if output == nil { console.write(bytes) } else { collected += bytes }
    }

    private func refuse(_ bytes: [UInt8], _ name: String, _ console: inout Console) {
        if !areRecords, let open = DocumentResolver(catalogs).open(bytes, at: operand) {
            return fail(name + ": " + open.refusal, &console)
        }
        var reader = DocumentReader(catalogs: catalogs.set)
        let fault = reader.check(bytes, as: kind).findings.first { $0.rule.isAboutText }
        fail(
            name + (fault.map { ":" + $0.description } ?? ": this is not JSON")
                + "; only JSON can be anonymized, correct it first", &console)
    }

    private func fail(_ message: String, _ console: inout Console) {
        status = ExitStatus.undone
        console.note(message)
    }
}
