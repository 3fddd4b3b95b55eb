import PaySheet

/// Text in the cells of a terminal.
package enum TerminalCells {
    /// How many cells a character takes. Terminals draw the parts of joined emoji side by side, unless they know better; flags
    /// take two.
    package static func width(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        if let first = scalars.first, (0x1F1E6...0x1F1FF).contains(first.value) { return 2 }
        return scalars.reduce(0) { $0 + ColumnWidth.of($1) }
    }

    /// The text without what has no width and moves the rest on some terminals only: joiners, selectors, marks of direction.
    static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isSelector = (0xFE00...0xFE0F).contains(scalar.value)
            if !isSelector, DangerousCharacter(scalar) == nil { scalars.append(scalar) }
        }
        return String(scalars)
    }
}
