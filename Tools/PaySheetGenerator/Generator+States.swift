package import PaySheetShapes

extension Generator {
    /// The states of countries, from the root of the repository.
    package static let statesPath = "Sources/PaySheetStorefront/Data/states.tsv"

    /// The codes and names of states as Swift. `text` returns the text of the file at a path.
    package func statesFile(_ text: (_ path: String) throws -> String) throws -> GeneratedFile {
        let table = try DataTable(at: Generator.statesPath, columns: 3, text)
        var countries: [(code: String, states: [String])] = []
        var met: Set<String> = []
        for (index, row) in table.rows.enumerated() {
            if countries.last?.code != row[0] {
                countries.append((row[0], []))
                met = []
            }
            for spelling in [row[1]] + row[2].split(separator: "|").map({ String($0) }) where spelling != "-" {
                guard met.insert(spelling).inserted else {
                    throw SourceFault(table.path, index + 2, "\"\(spelling)\" is written twice for \(row[0])")
                }
            }
            countries[countries.count - 1].states.append(row[1] + "|" + row[2])
        }
        var swift = GeneratedFile.header(table.path) + "import PaySheet\n\nextension ContactStates {\n"
        swift += "    /// The states of a country, each with its code and its names; `nil` if they are not known.\n"
        swift += "    static func rows(of country: Country) -> [String]? {\n        switch country.rawValue {\n"
        for country in countries { swift += "        case \"\(country.code)\": \(country.code.lowercased())Rows\n" }
        swift += "        default: nil\n        }\n    }\n"
        for country in countries {
            swift += "\n    private static let \(country.code.lowercased())Rows = [\n" + Generator.lines(of: country.states) + "    ]\n"
        }
        return GeneratedFile(path: "Sources/PaySheetStorefront/Generated/ContactStates+Rows.swift", text: swift + "}\n")
    }

    /// Literals, as many on a line as there is space for.
    private static func lines(of texts: [String]) -> String {
        var text = ""
        var line = "       "
        for literal in texts.map({ DataTable.literal($0) }) {
            if line.count + literal.count > 130 {
                text += line + "\n"
                line = "       "
            }
            line += " " + literal + ","
        }
        return text + line + "\n"
    }
}
