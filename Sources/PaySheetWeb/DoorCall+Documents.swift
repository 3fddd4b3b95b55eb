import PaySheet
import PaySheetReports
import PaySheetTool

extension DoorCall {
    // MARK: Checks

    /// The options of `check` that need no files, terminal or threads.
    private static let checkOptions: Set<String> = [
        "kind", "api-version", "system", "now", "from-js", "select", "ignore", "severity", "expect-country", "expect-currency",
        "expect-merchant", "expect-contact-fields", "expect-networks", "expect-capabilities", "profile", "decimals", "merchants", "config",
        "baseline", "max-findings", "limit",
        "show-personal",
    ]

    /// The command without its run, which would link every report.
    static let checkCommand: @Sendable (CommandCatalogs) -> CommandDescription = {
        CommandDescription(name: "check", options: CheckCommand.options(with: $0))
    }

    private static func checker(_ run: DoorRun) throws(DoorError) -> DocumentChecker {
        var words = DocumentChecker.words
        if !run.options.words.contains(where: { $0.hasPrefix("--config=") }) { words.append("--no-config") }
        if let name = run.request.name { words.append("--stdin-filepath=" + name) }
        let arguments = try run.arguments(words)
        do throws(UsageError) {
            return try DocumentChecker(arguments, run.memory.system)
        } catch {
            throw run.usage(error)
        }
    }

    /// Checks a document.
    static let check = DoorCall(
        name: "check", command: checkCommand, options: checkOptions,
        run: {
            run, _, json throws(DoorError) in
            var checker = try checker(run)
            json.raw(bytes: checker.record(run.document))
        })

    /// Sets the options of the hot calls.
    static let prepare = DoorCall(
        name: "prepare", command: checkCommand, options: checkOptions,
        run: {
            run, state, json throws(DoorError) in
            state.checker = try checker(run)
            json.object { _ in }
        })

    /// Says which Apple Pay version a document needs.
    static let requires = DoorCall(
        name: "requires", command: checkCommand, options: ["kind", "from-js"],
        run: { run, _, json throws(DoorError) in
            var checker = try checker(run)
            let (kind, requirements) = checker.requirements(run.document)
            json.object { json in
                json.member("kind", kind?.name)
                json.name("requires")
                JSONReport.write(requirements, &json)
            }
        })

    // MARK: Changes

    /// Applies fixes.
    static let fix = DoorCall(
        name: "fix", command: { _ in CommandDescription(name: "fix", options: FixCommand.options) },
        options: ["include-risky", "from-js", "kind"],
        run: { run, _, json throws(DoorError) in
            let arguments = try run.arguments()
            var fixer: DocumentFixer
            do throws(UsageError) {
                fixer = try DocumentFixer(arguments)
            } catch {
                throw run.usage(error)
            }
            let document = run.document
            let (text, outcome) = fixer.fix(document)
            switch outcome {
            case .text(let reasons):
                throw DoorError(ofText: reasons)
            case .tooMany(let most):
                throw DoorError(.document, "the document has more than " + String(most) + " findings", "correct some of them by hand")
            case .fixed(let repair, let left):
                FixReport.write(repair, text: repair.bytes ?? text, isChanged: (repair.bytes ?? text) != document, left: left, &json)
            }
        })

    /// Writes a document in canonical form.
    static let format = DoorCall(
        name: "format", command: { _ in CommandDescription(name: "fmt", options: FormatCommand.options) }, options: ["from-js", "kind"],
        run: {
            run, _, json throws(DoorError) in
            let arguments = try run.arguments()
            var formatter: DocumentFormatter
            do throws(UsageError) {
                formatter = try DocumentFormatter(arguments)
            } catch {
                throw run.usage(error)
            }
            switch formatter.format(run.document) {
            case .text(let reasons): throw DoorError(ofText: reasons)
            case .formatted(let text):
                json.object { json in
                    json.member("text", String(decoding: text, as: UTF8.self))
                    json.member("changed", bool: text != run.document)
                }
            }
        })

    // MARK: Pictures and words

    /// Draws the payment sheet.
    static let preview = DoorCall(
        name: "preview", command: { _ in PreviewCommand.description.addingScripts },
        options: ["as", "theme", "language", "width", "zone", "kind", "color", "from-js"],
        run: { run, _, json throws(DoorError) in
            let form = run.options.value(of: "as") ?? "svg"
            let result = try run.result(["--as=" + form, "-"], input: run.plainDocument)
            json.object { json in
                json.member("form", form)
                json.member("text", String(decoding: result.output, as: UTF8.self))
                json.member("notes", result.notes)
                json.member("notChecked", run.zones.notChecked)
            }
        })

    /// Says in words what the shopper agrees to.
    static let describe = DoorCall(
        name: "describe", command: { _ in DescribeCommand.description.addingScripts }, options: ["charges", "zone", "now", "from-js"],
        run: { run, _, json throws(DoorError) in
            let result = try run.result(["--format=json", "-"], input: run.plainDocument)
            guard case .object(let members)? = JSONTree(result.output) else { return json.object { _ in } }
            json.object { json in
                for member in members {
                    json.name(spelled: member.name)
                    json.raw(bytes: member.value.bytes)
                }
                json.member("notChecked", run.zones.notChecked)
            }
        })
}

extension DoorRun {
    /// The document; if the options allow it, text that is almost JSON as JSON.
    fileprivate var plainDocument: [UInt8] {
        options.words.contains("--from-js") ? ScriptDocument.json(in: document) : document
    }
}
