import PaySheetPreview
import PaySheetReports

/// Writes the parts of payment sheets as JSON, for programs that draw them themselves.
struct SheetParts: SheetPicture {
    func drawing(of sequence: SheetSequence) -> String {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.member("language", sequence.language.rawValue)
            json.member("direction", sequence.language.direction == .rightToLeft ? "rtl" : "ltr")
            json.member("disclaimer", sequence.language.unpaidDisclaimer)
            json.name("words")
            json.object { json in
                for word in sequence.language.usableWords { json.member(word.name, word.text) }
            }
            json.name("steps")
            json.array { json in
                for step in sequence.steps { SheetParts.write(step, &json) }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func write(_ step: SheetStep, _ json: inout JSONBytes) {
        let sheet = step.sheet
        json.object { json in
            json.member("caption", step.caption?.text)
            json.member("title", sheet.purpose.title(in: sheet.language))
            json.member("payee", sheet.payee?.text)
            json.name("notices")
            json.array { json in
                for notice in sheet.notices {
                    json.object { json in
                        json.member("isProblem", bool: notice.kind == .problem)
                        json.member("label", notice.label.text)
                        json.member("text", notice.text.text)
                    }
                }
            }
            json.name("sections")
            json.array { json in
                for section in sheet.sections { write(section, &json) }
            }
            json.name("total")
            if let total = sheet.total { write(total, &json) } else { json.null() }
            json.member("confirmation", sheet.confirmation?.title(in: sheet.language))
        }
    }

    private static func write(_ section: SheetSection, _ json: inout JSONBytes) {
        json.object { json in
            json.member("kind", section.kind.rawValue)
            json.member("title", section.title.text)
            json.name("rows")
            json.array { json in
                for row in section.rows { write(row, &json) }
            }
            json.name("notes")
            json.array { json in
                for note in section.notes {
                    json.object { json in
                        json.member("label", note.label.text)
                        json.member("text", note.text.text)
                        json.member("remark", note.remark?.text)
                    }
                }
            }
        }
    }

    private static func write(_ row: SheetRow, _ json: inout JSONBytes) {
        json.object { json in
            json.member("label", row.label.text)
            json.member("details", row.details.map { $0.text })
            json.member("value", row.valueText?.text)
            json.member("mark", row.mark.rawValue)
            json.member("opens", bool: row.opens)
        }
    }
}
