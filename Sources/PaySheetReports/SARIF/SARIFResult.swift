import PaySheet
import PaySheetText

/// Writes one finding as a SARIF result.
struct SARIFResult: ~Copyable {
    let document: CheckedDocument
    let reported: ReportedFinding
    /// The reason for suppressing the finding.
    let suppression: Suppression?
    let ruleIndex: Int
    /// The index for the places of fixes.
    let lines: LineIndex

    /// Returns the result on one line: many of them wait for the end of the run.
    var json: [UInt8] {
        let finding = reported.finding
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.member("ruleId", finding.rule.name)
            json.member("ruleIndex", number: ruleIndex)
            json.member("level", SARIFText.level(reported.severity))
            message(VerdictText(document).sentence(of: reported), &json)
            json.name("locations")
            json.array { list in
                list.object { location in
                    physical(finding.place, &location)
                    logical(finding.place, &location)
                }
            }
            if !finding.related.isEmpty { related(&json) }
            json.name("partialFingerprints")
            json.object { prints in
                // Code scanning uses the first one.
                prints.member("primaryLocationLineHash", reported.fingerprint + ":1")
                prints.member("paysheetFinding/v1", reported.fingerprint)
            }
            if let suppression { write(suppression, &json) }
            // SARIF has no fix without a change.
            if let fix = finding.fix, !fix.textEdits.isEmpty { write(fix, lines, &json) }
            if VerdictText(document).note(on: reported) != nil {
                json.name("properties")
                json.object { JSONReport.write(document.safari, &$0) }
            }
        }
        return json.bytes
    }

    private func message(_ text: String, _ json: inout JSONBytes) {
        json.name("message")
        json.object { $0.member("text", SARIFText.plain(text)) }
    }

    private func physical(_ place: Finding.Place, _ json: inout JSONBytes) {
        let spot = ReportedPosition(place, in: document)
        json.name("physicalLocation")
        json.object { physical in
            SARIFText.write(path: document.textPath ?? document.path, &physical)
            physical.name("region")
            physical.object { region in
                SARIFResult.lines(spot.line, spot.utf16Column, spot.endLine, spot.endUTF16Column, &region)
            }
        }
    }

    private static func lines(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, _ region: inout JSONBytes) {
        region.member("startLine", number: line)
        region.member("startColumn", number: column)
        region.member("endLine", number: endLine)
        region.member("endColumn", number: endColumn)
    }

    /// The place in the data rather than in the text.
    private func logical(_ place: Finding.Place, _ json: inout JSONBytes) {
        // In a container, the entry comes first: the path is that of the file.
        let entry = document.textPath.map { String(document.path.unicodeScalars.dropFirst($0.unicodeScalars.count + 1)) } ?? ""
        guard !(entry + place.pointer).isEmpty else { return }
        json.name("logicalLocations")
        json.array { list in
            list.object { $0.member("fullyQualifiedName", entry + place.pointer) }
        }
    }

    private func related(_ json: inout JSONBytes) {
        json.name("relatedLocations")
        json.array { list in
            for (index, related) in reported.finding.related.enumerated() {
                list.object { location in
                    location.member("id", number: index + 1)
                    physical(related.place, &location)
                    logical(related.place, &location)
                    message(VisibleText.line(related.message), &location)
                }
            }
        }
    }

    private func write(_ suppression: Suppression, _ json: inout JSONBytes) {
        json.name("suppressions")
        json.array { list in
            list.object { one in
                one.member("kind", "external")
                one.member("justification", SARIFText.plain(VisibleText.line(suppression.reason ?? suppression.source.rawValue)))
            }
        }
    }

    private func write(_ fix: Fix, _ lines: LineIndex, _ json: inout JSONBytes) {
        let shift = (document.line ?? 1) - 1
        json.name("fixes")
        json.array { list in
            list.object { one in
                one.name("description")
                one.object { $0.member("text", SARIFText.plain(VisibleText.line(fix.safety.word + ": " + fix.summary))) }
                one.name("artifactChanges")
                one.array { changes in
                    changes.object { change in
                        SARIFText.write(path: document.textPath ?? document.path, &change)
                        change.name("replacements")
                        change.array { replacements in
                            for edit in fix.textEdits { replace(edit, lines, shift, &replacements) }
                        }
                    }
                }
                one.name("properties")
                one.object { $0.member("safety", fix.safety.word) }
            }
        }
    }

    private func replace(_ edit: Fix.TextEdit, _ lines: LineIndex, _ shift: Int, _ list: inout JSONBytes) {
        let start = lines.position(at: edit.start)
        let end = lines.position(at: edit.end)
        list.object { replacement in
            replacement.name("deletedRegion")
            replacement.object { region in
                SARIFResult.lines(start.line + shift, start.utf16Column, end.line + shift, end.utf16Column, &region)
                // The start of a record in its file is unknown.
                guard document.line == nil else { return }
                region.member("byteOffset", number: edit.start)
                region.member("byteLength", number: edit.end - edit.start)
            }
            replacement.name("insertedContent")
            replacement.object { $0.member("text", edit.newText) }
        }
    }
}

/// The texts, levels and paths of SARIF.
enum SARIFText {
    static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    /// Returns a text in which nothing is a link or a placeholder.
    static func plain(_ text: String) -> String {
        let bytes = [UInt8](text.utf8)
        guard !bytes.isEmpty else { return "-" }
        var result: [UInt8] = []
        let hasLink = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(") }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "\\")
            if hasLink, isBracket { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
            if byte == UInt8(ascii: "{"), let end = argumentEnd(bytes, index) {
                // Cannot trap: the argument ends after its brace.
                result += [byte] + bytes[index + 1..<end] + [UInt8(ascii: "}"), UInt8(ascii: "}")]
                index = end
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the index of the brace that closes `{12}`.
    private static func argumentEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start + 1
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
        return index > start + 1 && index < bytes.count && bytes[index] == UInt8(ascii: "}") ? index : nil
    }

    /// Returns the path as a reference from the root of the sources.
    static func write(path: String, _ json: inout JSONBytes) {
        json.name("artifactLocation")
        json.object { location in
            let isAbsolute = path.utf8.first == UInt8(ascii: "/")
            location.member("uri", (isAbsolute ? "file://" : "") + encoded(path))
            if !isAbsolute { location.member("uriBaseId", "%SRCROOT%") }
        }
    }

    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return result
    }
}
