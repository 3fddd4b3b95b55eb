import PaySheet
import PaySheetReports
import PaySheetText

/// The output of `split` for people and for programs.
enum SplitReport {
    static func text(_ request: SplitRequest, _ shares: [Amount], _ directory: MerchantDirectory?) -> [UInt8] {
        var rows: [(name: String, amount: String)] = []
        for (name, share) in zip(request.names, shares) {
            let shown = directory.flatMap { entry(name, in: $0)?.merchantName } ?? name
            rows.append((VisibleText.opening(shown) + (name == request.primary ? " (primary)" : ""), share.text))
        }
        rows.append(("total", request.total.text))
        let nameWidth = rows.map { $0.name.count }.max() ?? 0
        let amountWidth = rows.map { $0.amount.count }.max() ?? 0
        var text = ""
        for row in rows {
            // Cannot trap: the widths are those of the longest texts.
            text += row.name + String(repeating: " ", count: nameWidth - row.name.count + 2)
            // Cannot trap: the widths are those of the longest texts.
            text += String(repeating: " ", count: amountWidth - row.amount.count) + row.amount + " " + request.currency.rawValue + "\n"
        }
        return [UInt8](text.utf8)
    }

    static func json(_ request: SplitRequest, _ shares: [Amount], _ directory: MerchantDirectory?) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("total", request.total.text)
            json.member("currency", request.currency.rawValue)
            json.name("shares")
            json.array { list in
                for (name, share) in zip(request.names, shares) {
                    list.object { one in
                        one.member("name", name)
                        one.member("amount", share.text)
                        one.member("primary", bool: name == request.primary)
                    }
                }
            }
            guard let directory else { return }
            // Ready to use in a request: all merchants except the primary one, who gets the rest.
            json.name("multiTokenContexts")
            json.array { list in
                for (name, share) in zip(request.names, shares) where name != request.primary {
                    guard let entry = entry(name, in: directory) else { continue }
                    list.object { one in
                        one.member("merchantIdentifier", entry.merchantIdentifier)
                        one.member("externalIdentifier", entry.externalIdentifier)
                        one.member("merchantName", entry.merchantName)
                        if let domain = entry.merchantDomain { one.member("merchantDomain", domain) }
                        one.member("amount", share.text)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    private static func entry(_ name: String, in directory: MerchantDirectory) -> MerchantEntry? {
        directory.merchants.first { $0.externalIdentifier == name }
    }
}
