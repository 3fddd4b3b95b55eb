import PaySheet

/// What a request asks for and how long the server keeps it, in sentences.
public struct IdentityDescription: Sendable, Hashable {
    /// The sentences.
    public let sentences: [String]

    /// Describes a record.
    public init(_ record: IdentityRecord) {
        let elements = record.elements ?? []
        let document =
            switch record.document {
            case .nationalIDCard?: "a national identity card"
            case .photoID?: "a photo ID"
            case .anyOf?: "one of several documents"
            default: "a driver's license or state ID"
            }
        guard !elements.isEmpty else {
            sentences = [record.isForWeb ? "The request of the web page says what is asked." : "The request asks for nothing."]
            return
        }
        var groups: [(keeping: String, words: [String])] = []
        for element in elements {
            let keeping = element.keeping
            if let index = groups.firstIndex(where: { $0.keeping == keeping }) {
                groups[index].words.append(element.words)
            } else {
                groups.append((keeping, [element.words]))
            }
        }
        sentences =
            ["The request is for " + document + ", and asks for " + IdentityDescription.counted(elements.count) + "."]
            + groups.map { Shown.list($0.words) + ": " + $0.keeping + "." }
    }

    /// Describes requests of a web page.
    public init(_ requests: [DigitalCredentialGetRequest]) {
        var sentences: [String] = []
        for request in requests {
            guard let device = request.data.deviceRequest.flatMap({ DeviceRequest.read($0) }) else {
                sentences.append("A request uses the protocol " + Shown.shortened(request.protocol.rawValue) + ".")
                continue
            }
            for document in device.documents {
                let elements = document.namespaces.flatMap { $0.elements }
                sentences.append(
                    "The request is for " + Shown.shortened(document.type) + ", and asks for " + IdentityDescription.counted(elements.count)
                        + ".")
                for (isRetained, words) in [(false, "not stored"), (true, "stored")] {
                    let names = elements.filter { $0.isRetained == isRetained }.map { Shown.shortened($0.name) }
                    if !names.isEmpty { sentences.append(Shown.list(names) + ": " + words + ".") }
                }
            }
        }
        self.sentences = sentences
    }

    private static func counted(_ count: Int) -> String { String(count) + (count == 1 ? " element" : " elements") }
}

extension IdentityElementRequest {
    /// How long the server keeps the element.
    var keeping: String {
        guard intent.isKnown else { return "the intent is not known" }
        guard intent == .mayStore else { return "never stored" }
        guard let days else { return "stored without an end" }
        return "stored for " + String(days) + (days == 1 ? " day" : " days") + " at most"
    }
}
