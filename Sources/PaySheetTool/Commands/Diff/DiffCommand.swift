import PaySheet
import PaySheetDocuments
import PaySheetReports

/// `paysheet diff`: what the shopper would see differently.
enum DiffCommand {
    static let description = CommandDescription(
        name: "diff", summary: "say what the shopper would see differently", operands: "OLD NEW",
        discussion: [
            "Both documents are of one kind: requests of Apple Pay JS or of the W3C interface, answers to a change in the sheet, or\n"
                + "recorded flows, of which the sheet in the end is compared. One of the two may be - for standard input.\n"
                + "Merchants are told by externalIdentifier, shipping methods by identifier, items by label. Members that differ and that\n"
                + "nobody sees are named last; they do not count. Values of contacts are not shown without --show-personal."
        ],
        options: [
            .kind,
            OptionDescription(name: "zone", value: "ZONE", summary: "read dates as people there do: Europe/Paris, +02:00 (default: UTC)"),
            OptionDescription(name: "show-personal", summary: "show the values of contacts"),
            .format, .help,
        ],
        statuses: [
            (0, "nothing differs for the shopper"), (1, "something does"),
            (2, "the documents could not be compared: usage, unreadable input, mistakes in them"),
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
        // Both are read, so that one run says what is wrong with either.
        let found = arguments.operands.map { SheetDocument($0, kind, paths, &console) }
        guard let old = found[0], let new = found[1] else { return ExitStatus.undone }
        guard let difference = old.difference(to: new, zone) else {
            console.note(
                old.name + " is of the kind " + old.kind.name + " and " + new.name + " of the kind " + new.kind.name
                    + ": only documents of one kind can be compared; --kind says what both are")
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
