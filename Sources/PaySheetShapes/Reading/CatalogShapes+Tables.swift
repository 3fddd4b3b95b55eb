extension CatalogShapes {
    /// Reads the tables of a catalog from a text: its data files without comments and empty lines.
    package init(_ title: String, reading text: String) throws(TableFault) {
        let reader = try TableReader(text)
        self.init(title, shapes: reader.shapes, vocabularies: reader.vocabularies, kinds: reader.kinds, families: reader.families)
    }

    /// Reads tables that the generator has read before, so they have no fault.
    package init(_ title: String, _ text: String) {
        self = (try? CatalogShapes(title, reading: text)) ?? CatalogShapes(title, shapes: [], vocabularies: [], kinds: [])
    }
}
