import PaySheet
import PaySheetPreview

/// `paysheet preview`: a picture of the payment sheet.
package enum PreviewCommand {
    package static let description = CommandDescription(
        name: "preview", summary: "draw the payment sheet of a document, or the card of an order", operands: "FILE|-",
        discussion: [
            "Draws requests, W3C constructor arguments, updates and whole flows; a flow step by step. Of an order it draws the card that\n"
                + "Wallet shows. The extension of the -o file (.svg, .html, .md, .txt) decides the format, unless you use --as. Other\n"
                + "programs make a PNG of an SVG.",
            "The picture is an illustration, and devices show other words. It leaves out the shopper's card, values of contacts, and other\n"
                + "things that only the device knows. Docs/Pictures.md lists them.",
            "The language auto is Arabic, Hebrew or Japanese if the shop's name is written so. Otherwise it is English.",
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
                name: "language", value: "LANGUAGE", words: ["auto"] + SheetLanguage.allCases.map { $0.rawValue },
                summary: "the language of the picture's own words: en, de, fr, es, ja, ar, he or auto (default: auto)"),
            OptionDescription(
                name: "width", value: "COLUMNS", summary: "columns of a terminal drawing, 32 to 200 (default: 56)"),
            OptionDescription(
                name: "zone", value: "ZONE",
                summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC; for orders, dates as they are written)"),
            .kind, .color, .help,
        ],
        statuses: [
            (0, "success; check reports what is wrong with the document"),
            (2, "usage, unreadable input, or a document without a picture"),
        ],
        examples: [
            "paysheet preview request.json", "paysheet preview --as svg -o sheet.svg request.json",
            "paysheet preview -o flow.html --theme dark flow.json", "paysheet preview --language de request.json",
            "paysheet preview -o order.svg order.json",
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
        guard let document = CommandDocument.read(operand, as: kind, recovering: true, catalogs, &console) else { return ExitStatus.undone }
        guard let preview = catalogs.functions(for: document.check.kind).preview else {
            console.note(document.name + ": there is no picture of documents of the kind " + (document.check.kind?.name ?? "unknown"))
            return ExitStatus.undone
        }
        var answer = DrawableDocument.answer(document, options, of: preview())
        guard let output, answer.status == ExitStatus.passed else { return console.give(answer) }
        let drawing = answer.output
        answer.output = []
        _ = console.give(answer)
        return write(drawing, to: output, &console)
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
        let language = arguments.value("language").flatMap { SheetLanguage(rawValue: $0) }
        let zone = try ZoneOption.given(arguments, system)
        return PreviewOptions(
            form: try PictureForm(arguments.value("as"), output), theme: theme, dates: dates(zone, system), givenZone: zone,
            language: language, width: try width(arguments.value("width"), system),
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

    private static func dates(_ zone: DateZone?, _ system: System) -> SheetDates {
        let offset = system.zoneOffset
        let named: @Sendable (String) -> DateZone? = { name in
            guard offset(name, 0) != nil else { return nil }
            return DateZone(name: name) { seconds in offset(name, seconds) ?? 0 }
        }
        return SheetDates(zone: zone ?? .utc, named: named)
    }
}

/// The forms of pictures.
enum PictureForm: String, CaseIterable {
    case terminal, svg, html, markdown

    private var content: OutputContent {
        switch self {
        case .terminal: .text
        case .svg: .svg
        case .html: .html
        case .markdown: .markdown
        }
    }

    /// Returns the form of a drawing for a file: the given one, or that of the file's extension.
    init(_ given: String?, _ output: String?) throws(UsageError) {
        self = given.flatMap { PictureForm(rawValue: $0) } ?? .terminal
        guard let output, let suffix = OutputContent.suffix(of: output) else { return }
        if OutputContent.images.contains(suffix) {
            let drawing = OutputContent.renamed(output, "svg")
            throw UsageError(
                "paysheet writes no ." + suffix + "; use -o " + drawing + ", and convert it: rsvg-convert " + drawing + " -o " + output)
        }
        if given != nil {
            try content.reject(output, "picture")
            return
        }
        guard let form = PictureForm.allCases.first(where: { $0.content.extensions.contains(suffix) }) else {
            throw UsageError(
                "no picture has the extension ." + suffix + "; use .svg, .html, .md or .txt, or choose the form with --as")
        }
        self = form
    }
}
