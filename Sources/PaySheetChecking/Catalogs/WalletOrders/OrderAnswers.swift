import PaySheet
import PaySheetOrders
import PaySheetReports
import PaySheetText

/// What `describe` and `diff` say of Wallet orders.
enum OrderAnswers {
    /// Says what an order tells the customer.
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.found)
        guard let order = order(document, "described", &answer.notes) else { return answer }
        let description = OrderDescription(order, zone: options.givenZone)
        answer.status = ExitStatus.passed
        guard options.isJSON else {
            let system = "Shown completely from " + description.system.description + " on."
            answer.output = [UInt8]((description.sentences + [system]).map { VisibleText.opening($0) + "\n" }.joined().utf8)
            return answer
        }
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", document.name)
            json.member("sentences", description.sentences)
            json.member("system", description.system.description)
        }
        answer.output = json.bytes + [0x0A]
        return answer
    }

    /// Says what the customer is told when one state of an order follows another.
    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.undone)
        let orders = [old, new].map { document in document.flatMap { order($0, "compared", &answer.notes) } }
        guard let old, let new, let before = orders[0], let after = orders[1] else { return answer }
        let difference = OrderDifference(from: before, to: after, zone: options.givenZone)
        answer.status = difference.isInvisible ? ExitStatus.passed : ExitStatus.found
        answer.output =
            options.isJSON ? json(difference, old, new, options.showsPersonal) : [UInt8](text(difference, options.showsPersonal).utf8)
        return answer
    }

    /// Reads an order. Returns `nil` after messages if it has none of the values that the answer is about.
    private static func order(_ document: ReadDocument, _ what: String, _ notes: inout [String]) -> WalletOrder? {
        guard document.check.kind == .walletOrder else {
            notes.append(document.name + ": documents of the kind " + (document.check.kind?.name ?? "unknown") + " cannot be " + what)
            return nil
        }
        if document.isReadable, let order = WalletOrder.read(document.bytes).value { return order }
        notes += document.refusal(what)
        return nil
    }

    private static func text(_ difference: OrderDifference, _ showsPersonal: Bool) -> String {
        let technical = difference.technical.joined(separator: ", ")
        var text = difference.changes.map { VisibleText.opening($0.sentence(showingPersonal: showsPersonal)) + "\n" }.joined()
        if difference.isInvisible {
            text = technical.utf8.isEmpty ? "nothing differs\n" : "nothing that the customer sees; technical: " + technical + "\n"
        } else if !technical.utf8.isEmpty {
            text += "technical: " + technical + "\n"
        }
        return text
    }

    private static func json(
        _ difference: OrderDifference, _ old: ReadDocument, _ new: ReadDocument, _ showsPersonal: Bool
    ) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("old", old.name)
            json.member("new", new.name)
            json.member("kind", DocumentKind.walletOrder.name)
            json.member("differs", bool: !difference.isInvisible)
            json.name("changes")
            json.array { list in
                for change in difference.changes {
                    list.object { one in
                        one.member("subject", change.subject)
                        one.member("change", change.word)
                        let isHidden = change.isPersonal && !showsPersonal
                        one.member("old", isHidden ? change.old.map { _ in "•••" } : change.old)
                        one.member("new", isHidden ? change.new.map { _ in "•••" } : change.new)
                        one.member("sentence", change.sentence(showingPersonal: showsPersonal))
                    }
                }
            }
            json.member("technical", difference.technical)
        }
        return json.bytes + [0x0A]
    }
}

extension OrderDifference.Change {
    /// What happened to the subject, in one word.
    fileprivate var word: String {
        switch (old, new) {
        case (nil, .some): "added"
        case (.some, nil): "removed"
        default: "changed"
        }
    }
}
