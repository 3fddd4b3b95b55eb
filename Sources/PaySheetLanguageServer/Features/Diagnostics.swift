import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetText

/// Findings as diagnostics.
extension LanguageServer {
    /// Sends the findings of the text that waits longest.
    mutating func publishNext() {
        guard !pending.isEmpty else { return }
        let address = pending.removeFirst()
        guard let version = texts[address].map({ $0.version }) else { return }
        let checked = checked(address)
        publish(address, checked, version: version)
    }

    /// Sends findings; with `nil` a text has none any more.
    mutating func publish(_ address: String, _ checked: CheckedText?, version: Int?) {
        let items = checked.map { diagnostics(of: $0, address) } ?? [UInt8]("[]".utf8)
        writer.notification("textDocument/publishDiagnostics") { json in
            json.member("uri", address)
            if let version { json.member("version", number: version) }
            json.name("diagnostics")
            json.raw(bytes: items)
        }
    }

    /// Answers a request for the findings of a text.
    mutating func diagnostics(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        let address = try text(params).address
        let items = diagnostics(of: checked(address), address)
        return JSONBytes.object { json in
            json.member("kind", "full")
            json.name("items")
            json.raw(bytes: items)
        }
    }

    private mutating func diagnostics(of checked: CheckedText, _ address: String) -> [UInt8] {
        guard var content = texts[address]?.content else { return [UInt8]("[]".utf8) }
        return JSONBytes.array { list in
            for document in checked.documents {
                for finding in document.findings { write(finding, address, &content, &list) }
            }
        }
    }

    /// Writes a finding.
    func write(_ placed: PlacedFinding, _ address: String, _ content: inout TextContent, _ list: inout JSONBytes) {
        let finding = placed.finding
        list.object { one in
            one.name("range")
            one.range(placed.range, in: &content)
            one.member("severity", number: LanguageServer.number(of: placed.reported.severity))
            one.member("code", finding.rule.name)
            if let page = page(of: placed) {
                one.name("codeDescription")
                one.object { $0.member("href", page) }
            }
            one.member("source", Edition.name)
            one.member("message", LanguageServer.sentence(of: finding))
            let tags = LanguageServer.tags(of: placed)
            if !tags.isEmpty {
                one.name("tags")
                one.array { tagList in for tag in tags { tagList.number(tag) } }
            }
            if client.hasRelatedInformation, !placed.related.isEmpty {
                one.name("relatedInformation")
                one.array { places in
                    for related in placed.related {
                        places.object { place in
                            place.name("location")
                            place.object { location in
                                location.member("uri", address)
                                location.name("range")
                                location.range(related.range, in: &content)
                            }
                            place.member("message", related.message)
                        }
                    }
                }
            }
        }
    }

    static func sentence(of finding: Finding) -> String {
        VisibleText.line(finding.message + (finding.help.map { "; " + $0 } ?? ""))
    }

    private static func number(of severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }

    /// 1 is what can go, 2 is what is out of date.
    private static func tags(of placed: PlacedFinding) -> [Int] {
        switch placed.finding.rule.name {
        case "later/deprecated", "currency/withdrawn": return [2]
        default: return !placed.edits.isEmpty && placed.edits.allSatisfy { $0.text.isEmpty } ? [1] : []
        }
    }

    /// The address of the page about the rule of a finding.
    func page(of placed: PlacedFinding) -> String? {
        let rule = placed.finding.rule
        guard let pages = workspace.rulePages else { return placed.cards.card(of: rule)?.link }
        let topic = Selection.topic(of: rule.name)
        return pages + topic + ".md#" + rule.name.filter { $0 != "/" }
    }
}

extension JSONBytes {
    /// Writes a place of a text.
    mutating func place(_ place: TextPlace) {
        object { json in
            json.member("line", number: place.line)
            json.member("character", number: place.character)
        }
    }

    /// Writes a range of a text.
    mutating func range(_ range: Range<Int>, in content: inout TextContent) {
        let (start, end) = (content.place(of: range.lowerBound), content.place(of: range.upperBound))
        object { json in
            json.name("start")
            json.place(start)
            json.name("end")
            json.place(end)
        }
    }

    /// Writes a change of a text.
    mutating func edit(_ edit: PlacedEdit, in content: inout TextContent) {
        object { json in
            json.name("range")
            json.range(edit.range, in: &content)
            json.member("newText", edit.text)
        }
    }
}
