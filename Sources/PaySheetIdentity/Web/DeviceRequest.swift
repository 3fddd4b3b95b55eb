import PaySheetCBOR

/// What a web page asks the device for.
struct DeviceRequest {
    /// One document.
    struct Document {
        let type: String
        let namespaces: [(name: String, elements: [(name: String, isRetained: Bool)])]
        /// Whether a reader signed it.
        let hasReaderAuth: Bool
    }

    let documents: [Document]

    /// Whether a reader signed all that is asked.
    let hasReaderAuth: Bool

    init(_ bytes: [UInt8]) throws(CBORError) {
        let root = try CBORTree(bytes).root
        _ = try root.needed("version").text()
        var documents: [Document] = []
        for request in try root.needed("docRequests").array() {
            let items = try request.needed("itemsRequest").embedded()
            var namespaces: [(name: String, elements: [(name: String, isRetained: Bool)])] = []
            for (name, elements) in try items.needed("nameSpaces").map() {
                var list: [(name: String, isRetained: Bool)] = []
                for (element, retained) in try elements.map() { list.append((try element.text(), try retained.truth())) }
                namespaces.append((try name.text(), list))
            }
            documents.append(
                Document(
                    type: try items.needed("docType").text(), namespaces: namespaces,
                    hasReaderAuth: try request.member("readerAuth") != nil))
        }
        self.documents = documents
        let signed = try root.member("readerAuthAll") != nil
        hasReaderAuth = signed || !documents.isEmpty && documents.allSatisfy { $0.hasReaderAuth }
    }
}
