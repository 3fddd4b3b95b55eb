import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetShapes

/// Hints within the text: the version that a member needs, and sums beside totals.
extension LanguageServer {
    /// More hints are left out.
    private static let mostHints = 2000

    private struct Hint: Hashable {
        let offset: Int
        let label: String
        let tooltip: String
    }

    mutating func inlayHints(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        var text = try text(params)
        let places = try PlaceRange(params["range"])
        let range = text.content.offset(of: places.start)..<max(text.content.offset(of: places.start), text.content.offset(of: places.end))
        var hints: [Hint] = []
        for document in checked(text.address).documents
        where document.isInSource || document.range.overlaps(range) || document.range == range {
            let shapes = shapes(of: document, in: text)
            add(to: &hints, shapes, in: range)
        }
        // Documents of source code can share values, and have them anywhere in the text.
        var seen: Set<Hint> = []
        hints.removeAll { $0.offset < range.lowerBound || $0.offset > range.upperBound || !seen.insert($0).inserted }
        return JSONBytes.array { list in
            for hint in hints {
                let place = text.content.place(of: hint.offset)
                list.object { one in
                    one.name("position")
                    one.place(place)
                    one.member("label", hint.label)
                    one.member("tooltip", hint.tooltip)
                    one.member("paddingLeft", bool: true)
                }
            }
        }
    }

    private func add(to hints: inout [Hint], _ shapes: OutlineShapes, in range: Range<Int>) {
        let outline = shapes.outline
        var item = 0
        while item < outline.items.count, hints.count < LanguageServer.mostHints {
            defer { item += 1 }
            let own = outline.items[item]
            let place = outline.wholePlace(of: item)
            let isNear = place.upperBound >= range.lowerBound && place.lowerBound <= range.upperBound
            guard isNear || outline.origin != nil else { continue }
            if isNear, let hint = version(of: item, shapes) { hints.append(hint) }
            if own.kind == .object, let hint = sum(in: item, shapes) { hints.append(hint) }
        }
    }

    /// The version that a member or a word needs, if it is higher than that of its dictionary.
    private func version(of item: Int, _ shapes: OutlineShapes) -> Hint? {
        let own = shapes.outline.items[item]
        guard own.kind != .missing, let expected = shapes.expected(at: item), let owner = expected.owner, let member = expected.member
        else {
            return nil
        }
        let isElement = own.name.isEmpty
        var needed = isElement ? nil : member.availability
        if let value = shapes.outline.value(of: item),
            let word = shapes.vocabulary(of: expected.type)?.words.first(where: { $0.value == value }),
            let availability = word.availability
        {
            needed = availability
        }
        guard let needed else { return nil }
        // Behind the bracket of what has members of its own, or behind the name of what is written elsewhere.
        let place = shapes.outline.place(of: item)
        let isContainer = own.kind == .object || own.kind == .array
        let offset =
            shapes.outline.isWritten(item)
            ? isContainer ? place.lowerBound + 1 : place.upperBound : shapes.outline.namePlace(of: item).upperBound
        switch needed {
        case .version(let number):
            if case .version(let base) = owner.availability, base >= number { return nil }
            guard number > 1 else { return nil }
            return Hint(
                offset: offset, label: "version " + String(number), tooltip: "needs Apple Pay version " + String(number) + " or later")
        case .feature(let name, let systems):
            return Hint(offset: offset, label: name, tooltip: "needs the feature " + name + ": " + systems)
        case .system(let text): return Hint(offset: offset, label: text, tooltip: "needs " + text + " or later")
        case .engineOnly, .announced, .deprecated, .removed, .always: return nil
        }
    }

    /// The names of totals and of the lists that they are the sum of.
    private static let totals = ["total", "newTotal"]
    private static let lists = ["lineItems", "newLineItems", "additionalLineItems", "displayItems", "additionalDisplayItems"]

    /// The sum of the items beside a total.
    private func sum(in object: Int, _ shapes: OutlineShapes) -> Hint? {
        let outline = shapes.outline
        let members = outline.children(of: object)
        guard let total = members.last(where: { LanguageServer.totals.contains(outline.name(of: $0)) }),
            let list = members.last(where: { LanguageServer.lists.contains(outline.name(of: $0)) }),
            outline.items[list].kind == .array, let amount = amount(of: total, outline)
        else { return nil }
        let items = outline.children(of: list)
        guard !items.isEmpty else { return nil }
        var sum = AmountSum()
        for item in items {
            guard let place = self.amount(of: item, outline), let value = outline.value(of: place) else { return nil }
            sum.add(try? Amount(value))
        }
        guard let text = sum.amount?.description, let value = outline.value(of: amount) else { return nil }
        let isEqual = (try? Amount(value)) == sum.amount
        return Hint(
            offset: outline.place(of: amount).upperBound, label: (isEqual ? "= " : "≠ ") + text,
            tooltip: "the sum of the " + String(items.count) + (items.count == 1 ? " item is " : " items is ") + text)
    }

    /// The amount of an item: its own member, or that of a W3C item's `amount` object.
    private func amount(of item: Int, _ outline: Outline) -> Int? {
        guard outline.items[item].kind == .object, let amount = outline.member("amount", of: item) else { return nil }
        guard outline.items[amount].kind == .object else { return amount }
        return outline.member("value", of: amount)
    }
}
