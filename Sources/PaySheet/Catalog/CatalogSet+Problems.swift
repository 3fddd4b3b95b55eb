extension CatalogSet {
    /// Returns what prevents catalogs from being used together, a sentence each. A test of each list of catalogs asks for it.
    package static func problems(_ catalogs: [Catalog]) -> [String] {
        var problems: [String] = []
        func compare(_ what: String, _ names: (Catalog) -> [String]) {
            var seen: [(name: String, catalog: String)] = []
            for catalog in catalogs {
                for name in names(catalog) {
                    if let other = seen.first(where: { $0.name == name }) {
                        problems.append(what + " " + name + " is in " + other.catalog + " and in " + catalog.name)
                    }
                    seen.append((name, catalog.name))
                }
            }
        }
        compare("the kind") { $0.kinds.map { $0.name } }
        compare("the rule") { $0.rules.all().map { $0.name } }
        compare("the input") { $0.inputs.map { "--" + $0.name } }
        compare("the number of an input") { $0.inputs.map { String($0.number) } }
        for (index, catalog) in catalogs.enumerated() {
            for other in catalogs[(index + 1)...] where catalog.rules.codes.overlaps(other.rules.codes) {
                problems.append("the codes of the rules of " + catalog.name + " and " + other.name + " overlap")
            }
            for input in catalog.inputs where input.number > 15 {
                problems.append("the input --" + input.name + " of " + catalog.name + " has a number above 15")
            }
            for addition in catalog.additions where !catalogs.contains(where: { $0.name == addition.catalog }) {
                problems.append(catalog.name + " adds rules to " + addition.catalog + ", which is missing")
            }
            problems += crowded(catalog, catalogs)
        }
        return problems
    }

    /// The dictionaries with more rows of rules than a walk can choose from.
    private static func crowded(_ catalog: Catalog, _ catalogs: [Catalog]) -> [String] {
        let added = catalogs.flatMap { $0.additions }.filter { $0.catalog == catalog.name }.flatMap { $0.rows }
        var counts = [Int](repeating: 0, count: catalog.tables.shapes.count)
        for row in catalog.rules.rows + added {
            var shapes = row.shapes
            while let shape = shapes.next() { counts[shape] += 1 }
        }
        return counts.indices.filter { counts[$0] > SmallSet.capacity }.map { shape in
            "a dictionary of " + catalog.name + " has " + String(counts[shape]) + " rows of rules, more than "
                + String(SmallSet.capacity)
        }
    }
}
