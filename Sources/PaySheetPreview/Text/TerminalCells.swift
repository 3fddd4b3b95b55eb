import PaySheet

/// Text in the cells of a terminal.
package enum TerminalCells {
    /// Returns the number of cells of a character. Most terminals draw the parts of joined emoji side by side; flags take two cells.
    package static func width(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        if let first = scalars.first, (0x1F1E6...0x1F1FF).contains(first.value) { return 2 }
        return scalars.reduce(0) { $0 + ColumnWidth.of($1) }
    }

    /// Returns the text without characters that have no width and confuse some terminals: joiners, selectors, direction marks.
    static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isSelector = (0xFE00...0xFE0F).contains(scalar.value)
            if !isSelector, DangerousCharacter(scalar) == nil { scalars.append(scalar) }
        }
        return String(scalars)
    }
}
