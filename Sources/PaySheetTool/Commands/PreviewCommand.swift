import PaySheetChecking
import PaySheetReports

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
        options: [PreviewOptions.form, output] + PreviewOptions.others + [.kind, .noProviders, .color, .help],
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
        let catalogs = arguments.readCatalogs
        let isPrinted = output == nil
        let options = try PreviewOptions(
            arguments.options, form: try PictureForm(arguments.value("as"), output), columns: Columns.ofOutput(console.system),
            isColored: isPrinted && Color.isOn(arguments, console.system), isolatesDirection: isPrinted && console.system.outputIsTerminal,
            console.system)
        let kind = try SettingWord.kind(arguments.value("kind"), catalogs)
        guard let document = console.read(operand, as: kind, recovering: true, catalogs) else { return ExitStatus.undone }
        var answer = catalogs.preview(document, options)
        guard let output, answer.status == ExitStatus.passed else { return console.give(answer) }
        let drawing = answer.output
        answer.output = []
        _ = console.give(answer)
        return write(drawing, to: output, &console)
    }

    private static func write(_ drawing: [UInt8], to output: String, _ console: inout Console) -> Int32 {
        guard let failure = console.system.save(drawing, to: output) else { return ExitStatus.passed }
        console.note(output + ": " + failure.message)
        return ExitStatus.undone
    }

    private static let output = OptionDescription(
        name: "output", letter: "o", value: "FILE", summary: "write the picture to a file (default: standard output)")
}

extension PictureForm {
    private var content: OutputContent {
        switch self {
        case .terminal: .text
        case .svg: .svg
        case .html: .html
        case .markdown: .markdown
        case .parts: .json
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
        // A document is JSON, too, so the parts need the option.
        guard let form = PictureForm.allCases.first(where: { $0 != .parts && $0.content.extensions.contains(suffix) }) else {
            throw UsageError(
                "no picture has the extension ." + suffix + "; use .svg, .html, .md or .txt, or choose the form with --as")
        }
        self = form
    }
}
