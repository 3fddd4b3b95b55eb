import PaySheet
import PaySheetDocuments
import PaySheetReports
import PaySheetText

/// The differences between two documents, as text and as JSON.
enum DifferenceReport {
    /// Returns a line for each difference. Labels cannot contain terminal commands.
    static func text(_ difference: SheetDifference, showingPersonal: Bool) -> String {
        var text = difference.sentences(showingPersonal: showingPersonal).map { VisibleText.opening($0) + "\n" }.joined()
        let technical = difference.technical.map { VisibleText.line($0) }.joined(separator: ", ")
        if difference.isInvisible {
            text += technical.utf8.isEmpty ? "nothing differs\n" : "nothing that the shopper sees; technical: " + technical + "\n"
        } else if !technical.utf8.isEmpty {
            text += "technical: " + technical + "\n"
        }
        return text
    }

    static func json(_ difference: SheetDifference, _ old: SheetDocument, _ new: SheetDocument, showingPersonal: Bool) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("old", old.document.name)
            json.member("new", new.document.name)
            json.member("kind", new.kind.name)
            json.member("differs", bool: !difference.isInvisible)
            json.name("changes")
            json.array { list in
                for change in difference.changes {
                    list.object { one in
                        one.member("subject", change.subject.word)
                        if let name = change.subject.name { one.member("name", name) }
                        one.member("change", change.old == nil ? "added" : change.new == nil ? "removed" : "changed")
                        if let old = change.old { value("old", old, showingPersonal, &one) }
                        if let new = change.new { value("new", new, showingPersonal, &one) }
                        if let amount = change.difference { one.member("difference", amount.text) }
                        if case .trialEnd(let days?) = change.subject { one.member("days", number: Int(days)) }
                        one.member("sentence", change.sentence(showingPersonal: showingPersonal))
                    }
                }
            }
            json.member("technical", difference.technical)
        }
        return json.bytes + [0x0A]
    }

    private static func value(_ name: StaticString, _ value: SheetChange.Value, _ showsPersonal: Bool, _ json: inout JSONBytes) {
        switch value {
        case .price(let price):
            json.name(name)
            json.object { Self.price(price, &$0) }
        case .repeated(let price, let interval, let from):
            json.name(name)
            json.object { object in
                Self.price(price, &object)
                object.member("interval", interval)
                if let from { object.member("from", from) }
            }
        case .text(let text), .words(let text): json.member(name, text)
        case .personal(let text): json.member(name, showsPersonal ? text : "•••")
        case .present: json.member(name, bool: true)
        }
    }

    private static func price(_ price: SheetPrice, _ json: inout JSONBytes) {
        json.member("amount", price.amount?.text)
        if !price.currency.utf8.isEmpty { json.member("currency", price.currency) }
    }
}
