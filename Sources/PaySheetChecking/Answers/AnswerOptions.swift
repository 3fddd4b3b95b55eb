package import PaySheet
import PaySheetPreview

/// The options of `describe`.
package struct DescribeOptions: Sendable {
    /// The zone for dates, if the user names one.
    package let givenZone: TimeZoneOffsets?
    package var zone: TimeZoneOffsets { givenZone ?? .utc }
    /// When the shopper authorizes the payment.
    package let now: DateTimeText?
    /// The number of charges to list.
    package let charges: Int
    package let isJSON: Bool
}

/// The options of `diff`.
package struct DiffOptions: Sendable {
    /// The zone for dates, if the user names one.
    package let givenZone: TimeZoneOffsets?
    package var zone: TimeZoneOffsets { givenZone ?? .utc }
    package let showsPersonal: Bool
    package let isJSON: Bool
}

/// The options of `preview`.
package struct PreviewOptions: Sendable {
    let form: PictureForm
    let theme: PictureTheme
    /// What the sheet depends on, whatever its form.
    let sheet: SheetSettings
    /// The columns of a terminal drawing.
    package let width: Int
    package let isColored: Bool
    package let isolatesDirection: Bool
}

/// The forms of pictures.
package enum PictureForm: String, CaseIterable {
    case terminal, svg, html, markdown
    /// The parts as JSON.
    case parts
}

// MARK: Reading

extension PreviewOptions {
    package static let form = OptionDescription(
        name: "as", value: "FORM", words: PictureForm.allCases.map { $0.rawValue },
        summary: "terminal, svg, html, markdown, or parts for JSON (default: terminal)")

    /// The options that change a picture.
    package static let others = [
        OptionDescription(
            name: "theme", value: "THEME", words: ["auto", "light", "dark"],
            summary: "colours of svg and html: auto, light or dark (default: auto, the setting of the reader's system)"),
        OptionDescription(
            name: "language", value: "LANGUAGE", words: ["auto"] + SheetLanguage.allCases.map { $0.rawValue },
            summary: "the language of the picture's own words: en, de, fr, es, ja, ar, he or auto (default: auto)"),
        OptionDescription(
            name: "width", value: "COLUMNS", summary: "columns of a terminal drawing, 32 to 200 (default: 56)"),
        ZoneOption.description,
    ]

    /// - Parameter columns: The columns of the terminal, if there is one.
    package init(
        _ values: OptionValues, form: PictureForm, columns: Int?, isColored: Bool, isolatesDirection: Bool, _ system: System
    ) throws(UsageError) {
        let theme: PictureTheme =
            switch values.value("theme") {
            case "light": .light
            case "dark": .dark
            default: .auto
            }
        let zone = try ZoneOption.given(values, system)
        self.init(
            form: form, theme: theme,
            sheet: SheetSettings(
                dates: PreviewOptions.dates(zone, system), zone: zone,
                language: values.value("language").flatMap { SheetLanguage(rawValue: $0) }),
            width: try PreviewOptions.width(values.value("width"), columns), isColored: isColored, isolatesDirection: isolatesDirection)
    }

    private static func width(_ text: String?, _ columns: Int?) throws(UsageError) -> Int {
        guard let text else { return min(TerminalPicture.usualWidth, columns ?? .max) }
        let range = String(TerminalPicture.possibleWidths.lowerBound) + " to " + String(TerminalPicture.possibleWidths.upperBound)
        guard let width = Int(text), TerminalPicture.possibleWidths.contains(width) else {
            throw UsageError("--width takes a whole number from " + range + ", not \"" + text + "\"")
        }
        return width
    }

    private static func dates(_ zone: TimeZoneOffsets?, _ system: System) -> SheetDates {
        let offset = system.zoneOffset
        let named: @Sendable (String) -> TimeZoneOffsets? = { name in
            guard offset(name, 0) != nil else { return nil }
            return TimeZoneOffsets(name: name) { seconds in offset(name, seconds) ?? 0 }
        }
        return SheetDates(zone: zone ?? .utc, named: named)
    }
}

extension DescribeOptions {
    package static let options = [
        OptionDescription(name: "charges", value: "N", summary: "list N charges (default: 6)"), ZoneOption.description,
        OptionDescription(name: NowOption.option, value: NowOption.value, summary: "when the shopper authorizes the payment"),
    ]

    package init(_ values: OptionValues, isJSON: Bool, _ system: System) throws(UsageError) {
        let charges = try DescribeOptions.count(values.value("charges"))
        self.init(
            givenZone: try ZoneOption.given(values, system), now: try NowOption.moment(values, system), charges: charges, isJSON: isJSON)
    }

    private static func count(_ text: String?) throws(UsageError) -> Int {
        guard let text else { return 6 }
        guard let count = Int(text), count >= 0, count <= 1000 else {
            throw UsageError("--charges takes a whole number from 0 to 1000, not \"" + text + "\"")
        }
        return count
    }
}

extension DiffOptions {
    package init(_ values: OptionValues, isJSON: Bool, _ system: System) throws(UsageError) {
        self.init(givenZone: try ZoneOption.given(values, system), showsPersonal: values.has("show-personal"), isJSON: isJSON)
    }
}

// MARK: Answers

extension CatalogList {
    /// Draws a document.
    package func preview(_ document: ReadDocument, _ options: PreviewOptions) -> DocumentAnswer {
        guard let preview = functions(for: document.check.kind).preview else { return document.hasNo("picture") }
        return DrawableDocument.answer(document, options, of: preview())
    }

    /// Says in words what a document means.
    package func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        guard let describe = functions(for: document.check.kind).describe else { return document.hasNo("description") }
        var answer = describe(document, options)
        // A wrong value counts as absent, so a sentence about it is missing or says something else.
        if answer.status == ExitStatus.passed {
            answer.notes += document.errorNote(document.isReadable ? "" : "described without what cannot be read; ")
        }
        return answer
    }
}

extension ReadDocument {
    fileprivate func hasNo(_ answer: String) -> DocumentAnswer {
        let note = name + ": there is no " + answer + " of documents of the kind " + (check.kind?.name ?? "unknown")
        return DocumentAnswer(notes: [note], status: ExitStatus.undone)
    }
}
