import PaySheet
import PaySheetPreview

/// `paysheet preview`: a picture of the payment sheet.
enum PreviewCommand {
    static let description = CommandDescription(
        name: "preview", summary: "draw the payment sheet of a document", operands: "FILE|-",
        discussion: [
            "Draws requests, W3C constructor arguments, updates and whole flows; a flow step by step. The extension of the -o file\n"
                + "(.svg, .html, .md) decides the format, unless you use --as.",
            "The picture is an illustration in English, and devices show other words. It never shows values of contacts.",
        ],
        options: [
            OptionDescription(
                name: "as", value: "FORM", words: PictureForm.allCases.map { $0.rawValue },
                summary: "terminal, svg, html or markdown (default: terminal)"),
            OptionDescription(
                name: "output", letter: "o", value: "FILE", summary: "write the picture to a file (default: standard output)"),
            OptionDescription(
                name: "theme", value: "THEME", words: ["auto", "light", "dark"],
                summary: "colours of svg and html: auto, light or dark (default: auto, the setting of the reader's system)"),
            OptionDescription(
                name: "width", value: "COLUMNS", summary: "columns of a terminal drawing, 32 to 200 (default: 56)"),
            OptionDescription(name: "zone", value: "ZONE", summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC)"),
            .kind, .color, .help,
        ],
        statuses: [
            (0, "success; check reports what is wrong with the document"),
            (2, "usage, unreadable input, or a document without a sheet"),
        ],
        examples: [
            "paysheet preview request.json", "paysheet preview --as svg -o sheet.svg request.json",
            "paysheet preview -o flow.html --theme dark flow.json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "preview")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("name one document, or - for standard input")
        }
        let output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
        if let output {
            try OutputFile(path: output, content: "picture").reject(reading: [operand], "is to be drawn", console.system)
        }
        let catalogs = arguments.catalogs
        let options = try options(arguments, output, console.system)
        let kind = try CheckSettings.kind(arguments.value("kind"), catalogs)
        let name = operand == "-" ? operand : Paths(current: console.system.currentFolder, root: nil).reported(operand)
        let input = operand == "-" ? console.system.input.all(limit: Limits().bytes + 1) : console.system.read(operand, Limits().bytes + 1)
        switch input {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        case .success(let bytes):
            var reader = DocumentReader(catalogs: catalogs.set)
            let check = reader.check(bytes, as: kind, recovering: true)
            guard let preview = catalogs.functions(for: check.kind).preview else {
                console.note(name + ": there is no picture of documents of the kind " + (check.kind?.name ?? "unknown"))
                return ExitStatus.undone
            }
            var answer = preview(CommandDocument(name: name, bytes: bytes, check: check, isKindGiven: kind != nil), options)
            guard let output, answer.status == ExitStatus.passed else { return console.give(answer) }
            let drawing = answer.output
            answer.output = []
            _ = console.give(answer)
            return write(drawing, to: output, &console)
        }
    }

    private static func write(_ drawing: [UInt8], to output: String, _ console: inout Console) -> Int32 {
        guard let failure = console.system.replace(output, drawing) else { return ExitStatus.passed }
        console.note(output + ": " + failure.message)
        return ExitStatus.undone
    }

    // MARK: Options

    private static func options(_ arguments: Arguments, _ output: String?, _ system: System) throws(UsageError) -> PreviewOptions {
        let theme: PictureTheme =
            switch arguments.value("theme") {
            case "light": .light
            case "dark": .dark
            default: .auto
            }
        return PreviewOptions(
            form: arguments.value("as").flatMap { PictureForm(rawValue: $0) } ?? output.flatMap { PictureForm(path: $0) } ?? .terminal,
            theme: theme, dates: try dates(arguments.value("zone"), system), width: try width(arguments.value("width"), system),
            isColored: output == nil && Color.isOn(arguments, system), isolatesDirection: output == nil && system.outputIsTerminal)
    }

    private static func width(_ text: String?, _ system: System) throws(UsageError) -> Int {
        guard let text else { return min(TerminalPicture.usualWidth, Columns.ofOutput(system) ?? .max) }
        let range = String(TerminalPicture.possibleWidths.lowerBound) + " to " + String(TerminalPicture.possibleWidths.upperBound)
        guard let width = Int(text), TerminalPicture.possibleWidths.contains(width) else {
            throw UsageError("--width takes a whole number from " + range + ", not \"" + text + "\"")
        }
        return width
    }

    private static func dates(_ text: String?, _ system: System) throws(UsageError) -> SheetDates {
        let offset = system.zoneOffset
        let named: @Sendable (String) -> Zone? = { name in
            guard offset(name, 0) != nil else { return nil }
            return Zone(name: name) { seconds in offset(name, seconds) ?? 0 }
        }
        return SheetDates(zone: try ZoneOption.zone(text, system), named: named)
    }
}

/// The forms of pictures.
enum PictureForm: String, CaseIterable {
    case terminal, svg, html, markdown

    /// Returns the format for a file's name.
    init?(path: String) {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...].lowercased() {
        case "svg": self = .svg
        case "html", "htm": self = .html
        case "md", "markdown": self = .markdown
        case "txt": self = .terminal
        default: return nil
        }
    }
}
