import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import PaySheetText

/// `paysheet fix`: applies fixes that need no decision.
package enum FixCommand {
    private static let outputs = [
        OptionDescription(name: "diff", summary: "write no file; print the changes in the form that patch reads"),
        OptionDescription(name: "patch", summary: "write no file; print the changes of one document as JSON Patch (RFC 6902)"),
        OptionDescription(
            name: "format", value: "FORMAT", words: ["text", "json"],
            summary: "text or json; json writes no file, and prints one document with its fixes and findings (default: text)"),
        .includesRisky,
    ]

    /// The options of a check say what is wrong, and so what is fixed.
    private static func options(_ catalogs: CatalogList) -> [OptionDescription] {
        let ofReports: [OptionDescription] = [.maximumFindings, .showsPersonal]
        return outputs + CheckOptions.descriptions(with: catalogs).filter { option in !ofReports.contains { $0.name == option.name } } + [
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input in messages"), .help,
        ]
    }

    static func description(with catalogs: CatalogList) -> CommandDescription {
        CommandDescription(
            name: "fix", summary: "apply safe fixes in place, and keep all other bytes", operands: "[FILE…|DIR…|GLOB…|-]",
            discussion: [
                "Safe fixes never change what the shopper pays. They can uncover a finding that is less severe than the fixed one,\n"
                    + "and cause no other. All other bytes stay. What a check with these options does not show stays, too.\n"
                    + "Text that is not JSON, or has a member twice, is rejected. For - the result goes to standard output."
            ],
            options: options(catalogs),
            statuses: [
                (0, "success, and no error is left"), (1, "a document was rejected, or errors are left that have no such fix"),
                (2, "the command could not complete: usage, unreadable input"),
            ],
            examples: [
                "paysheet fix request.json", "paysheet fix --diff requests/", "paysheet fix --include-risky - < request.json > fixed.json",
            ],
            run: { arguments, console in
                do throws(UsageError) {
                    let run = try FixRun(arguments, console.system)
                    return try run.run(&console)
                } catch {
                    return console.usage(error, command: "fix")
                }
            })
    }
}

/// One run of `fix`.
private struct FixRun {
    private enum Output { case place, diff, patch, json }

    private let rewriting: Rewriting
    private let output: Output
    private let includesRisky: Bool

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        guard !arguments.has("diff") || !arguments.has("patch") else {
            throw UsageError("--diff and --patch print the same changes; choose one")
        }
        let isJSON = arguments.value("format") == "json"
        if isJSON, let other = ["diff", "patch"].first(where: { arguments.has($0) }) {
            throw UsageError("--format json and --" + other + " print the same changes; choose one")
        }
        rewriting = try Rewriting(arguments, readsSources: !arguments.has(ScriptOption.name), isConfigured: true, system)
        output = isJSON ? .json : arguments.has("diff") ? .diff : arguments.has("patch") ? .patch : .place
        includesRisky = arguments.has(OptionDescription.includesRisky.name)
    }

    func run(_ console: inout Console) throws(UsageError) -> Int32 {
        if output == .patch, rewriting.isOfSeveral { throw UsageError("--patch takes one document") }
        if output == .json, rewriting.isOfSeveral { throw UsageError("--format json takes one document") }
        return rewriting.run(
            recordsRefusal: "fix reads single documents", sources: { source($0, &$1) }, &console, { document($0, &$1) })
    }

    private func document(_ document: Rewriting.Document, _ console: inout Console) {
        let (repair, rest): (FixResult, [ReportedFinding])
        switch rewriting.session.fix(document.check, from: document.source, includingRisky: includesRisky) {
        case .text(let reasons):
            return rewriting.refuse(document, reasons, "not fixed; " + rewriting.remedy(reasons), &console)
        case .tooMany(let most):
            return rewriting.refuse(document, [], "not fixed; it has more than " + String(most) + " findings", &console)
        case .fixed(let made, let left): (repair, rest) = (made, left)
        }
        if rest.contains(where: { $0.severity == .error }) { rewriting.find() }
        switch output {
        case .json:
            // The result has everything that the messages say.
            let text = repair.bytes ?? document.text
            return console.write(FixReport.json(repair, text: text, isChanged: text != document.bytes, left: rest))
        case .patch: console.write(PatchReport.json(repair.patch))
        case .diff:
            writeDifference(document.bytes, repair.bytes ?? document.text, path: document.path, &console)
        case .place:
            guard rewriting.write(repair.bytes ?? document.text, for: document, &console) else { return }
            if repair.bytes != nil { console.note("fixed " + document.path + ": " + Counted.text(repair.applied.count, "finding")) }
        }
        for one in repair.uncovered.prefix(FixRun.mostNamed) {
            console.note(
                document.path + ": " + one.fixed.rule.name + " is fixed, and " + one.finding.rule.name + " remains: "
                    + VisibleText.line(one.finding.message))
        }
        for left in repair.left.prefix(FixRun.mostNamed) { console.note(document.path + ": " + FixRun.reason(left)) }
        if repair.left.count > FixRun.mostNamed {
            let unnamed = repair.left.count - FixRun.mostNamed
            console.note(document.path + ": left " + String(unnamed) + (unnamed == 1 ? " more fix" : " more fixes"))
        }
        noteRest(rest, document.path, &console)
    }

    private func source(_ file: Rewriting.SourceFile, _ console: inout Console) {
        guard SourceFilter(rewriting.session.settings.catalogs.calls()).accepts(file.bytes) else { return rewriting.pass(file, &console) }
        let fixes = rewriting.session.fix(file.bytes, file.language, from: file.source, includingRisky: includesRisky)
        if fixes.hasErrors { rewriting.find() }
        switch output {
        case .patch: console.note(file.path + ": --patch takes one JSON document")
        case .json: console.note(file.path + ": --format json takes one JSON document")
        case .diff: writeDifference(file.bytes, fixes.bytes, path: file.path, &console)
        case .place:
            guard fixes.applied > 0 else {
                rewriting.pass(file, &console)
                break
            }
            guard rewriting.write(fixes.bytes, for: file, &console) else { break }
            console.note("fixed " + file.path + ": " + Counted.text(fixes.applied, "finding"))
        }
        if fixes.left > 0 { console.note(file.path + ": " + Counted.text(fixes.left, "finding") + " left") }
    }

    private func writeDifference(_ old: [UInt8], _ new: [UInt8], path: String, _ console: inout Console) {
        guard old != new else { return }
        // The lines around a change could be those of the key.
        guard !PrivateKeyText.isIn(old) else {
            rewriting.find()
            return console.note(path + ": it contains a private key, and --diff would print lines of it; use fix without --diff")
        }
        console.write(LineDiff.unified(old, new, path: path))
    }

    /// Reports what is left, so that silence does not look like a passed check.
    private func noteRest(_ rest: [ReportedFinding], _ path: String, _ console: inout Console) {
        guard !rest.isEmpty else { return }
        let risky = rest.count { $0.finding.fix?.safety == .risky }
        var text = path + ": " + Counted.text(rest.count, "finding") + " left"
        if risky > 0, !includesRisky { text += ", " + String(risky) + " with a fix for --include-risky" }
        console.note(text)
    }

    /// Returns why a fix was not applied, and what to do.
    private static func reason(_ left: UnappliedFix) -> String {
        let place = left.finding.place.pointer.isEmpty ? "the document" : left.finding.place.pointer
        let text = "left " + VisibleText.line(place) + " (" + left.finding.rule.name + "): "
        switch left.reason {
        case .overlaps: return text + "its fix changes the same place as another one; choose one by hand"
        case .untried: return text + "not tried, because too many other fixes would cause findings; correct those and run fix again"
        case .causes(let next):
            return text + "this change would cause " + next.rule.name + ", " + VisibleText.line(next.message) + "; correct that, too"
        }
    }

    /// The highest number of fixes in messages that were not applied.
    private static let mostNamed = 20
}
