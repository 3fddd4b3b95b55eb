import PaySheet

/// Places of items in the text of the client.
///
/// A document that was made of source code has its values anywhere in the file: in a constant, or in an object that is spread.
extension Outline {
    /// The place of a value.
    func place(of item: Int) -> Range<Int> { origin?.range(items[item].range) ?? items[item].range }

    /// The place of a name; empty if the item has none.
    func namePlace(of item: Int) -> Range<Int> {
        let name = items[item].name
        guard let origin else { return name }
        return name.isEmpty ? place(of: item).lowerBound..<place(of: item).lowerBound : origin.range(name)
    }

    /// The place of a name with its value. A value that is elsewhere in the file is left out.
    func wholePlace(of item: Int) -> Range<Int> {
        let (name, value) = (namePlace(of: item), place(of: item))
        guard !name.isEmpty else { return value }
        guard isWritten(item) else { return name }
        // Cannot trap: the upper end is at least that of the name.
        return name.lowerBound..<max(name.upperBound, value.upperBound)
    }

    /// So many bytes can be between a name and its value.
    private static let mostSpace = 200

    /// Whether the value of a member is written after its name.
    func isWritten(_ item: Int) -> Bool {
        guard let origin else { return true }
        let (name, value) = (namePlace(of: item), place(of: item))
        guard !name.isEmpty else { return true }
        // What is further away is a value elsewhere, and the code between is not read for each of its uses.
        guard name.upperBound < value.lowerBound, value.lowerBound - name.upperBound <= Outline.mostSpace else { return false }
        for byte in origin.file.padded[name.upperBound..<value.lowerBound]
        where byte > 0x20 && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "(") {
            return false
        }
        return true
    }

    /// Whether an item marks members that only the program knows.
    func isMark(_ item: Int) -> Bool {
        origin != nil && bytes[items[item].name].dropFirst().starts(with: UnknownValue.members)
    }

    /// Whether only the program knows the value of an item.
    func isUnknown(_ item: Int) -> Bool {
        let range = items[item].range
        return origin != nil && range.count == UnknownValue.value.count + 2 && bytes[range].dropFirst().starts(with: UnknownValue.value)
    }

    /// The children that the text has.
    func visibleChildren(of item: Int) -> [Int] { children(of: item).filter { !isMark($0) } }

    /// The smallest item of source code that has a byte, in its name or in its value.
    func sourceItem(at offset: Int) -> Int? {
        var found: (item: Int, count: Int)?
        for item in items.indices where !isMark(item) {
            let count = extent(of: item, at: offset)
            // Of two items at one place, the inner one is meant.
            if count < .max, found.map({ count <= $0.count }) ?? true { found = (item, count) }
        }
        return found?.item
    }

    /// The length of the name or value of an item that has a byte.
    func extent(of item: Int, at offset: Int) -> Int {
        let (name, value) = (namePlace(of: item), place(of: item))
        if !name.isEmpty, name.lowerBound <= offset, offset <= name.upperBound { return name.count }
        return value.lowerBound <= offset && offset <= value.upperBound ? value.count : .max
    }
}
