import PaySheet
import PaySheetDocuments
import PaySheetReports

/// `paysheet diff`: what changes for the shopper.
enum DiffCommand {
    static let description = CommandDescription(
        name: "diff", summary: "say what changes for the shopper", operands: "OLD NEW",
        discussion: [
            "Both documents must have the same kind: Apple Pay JS requests, W3C requests, updates or\n"
                + "recorded flows. Of a flow it compares the last sheet. One of the two can be - for standard input.\n"
                + "Merchants match by externalIdentifier, shipping methods by identifier, items by label. Differences that the shopper\n"
                + "does not see come last and do not count. Values of contacts are shown only with --show-personal."
        ],
        options: [
            .kind,
            OptionDescription(name: "zone", value: "ZONE", summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC)"),
            OptionDescription(name: "show-personal", summary: "show the values of contacts"),
            .format, .help,
        ],
        statuses: [
            (0, "nothing changes for the shopper"), (1, "something does"),
            (2, "the documents could not be compared: usage, unreadable input, errors in them"),
        ],
        examples: ["paysheet diff old.json new.json", "git show HEAD:request.json | paysheet diff - request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "diff")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard arguments.operands.count == 2 else { throw UsageError("name two documents: the old one and the new one") }
        guard arguments.operands != ["-", "-"] else { throw UsageError("only one of the two documents can be standard input") }
        let kind = try CheckSettings.kind(arguments.value("kind"))
        let zone = try ZoneOption.zone(arguments.value("zone"), console.system)
        let paths = Paths(current: console.system.currentFolder, root: nil)
        // Both are read, so that one run reports the mistakes of both.
        let found = arguments.operands.map { SheetDocument($0, kind, paths, &console) }
        guard let old = found[0], let new = found[1] else { return ExitStatus.undone }
        guard let difference = old.difference(to: new, zone) else {
            console.note(
                old.name + " has the kind " + old.kind.name + " and " + new.name + " has the kind " + new.kind.name
                    + ": only documents of the same kind can be compared; set it with --kind")
            return ExitStatus.undone
        }
        let isShown = arguments.has("show-personal")
        if arguments.value("format") == "json" {
            console.write(DifferenceReport.json(difference, old, new, showingPersonal: isShown))
        } else {
            console.write(DifferenceReport.text(difference, showingPersonal: isShown))
        }
        return difference.isInvisible ? ExitStatus.passed : ExitStatus.found
    }
}
