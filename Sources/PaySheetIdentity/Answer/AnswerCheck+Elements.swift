import PaySheet
import PaySheetSignatures

extension AnswerCheck {
    // MARK: IV-09

    /// Compares each element with its digest.
    func digests(of document: IdentityDocument) -> IdentityStep {
        let object = document.securityObject
        guard let digest = object.digest else { return IdentityStep(.digests, .notDone, "the hash function is unknown") }
        guard !document.elements.isEmpty else { return IdentityStep(.digests, .notDone, "the answer has no element") }
        var faults: [String] = []
        var (names, numbers): (Set<String>, Set<String>) = ([], [])
        for element in document.elements {
            let fault: String?
            if !names.insert(element.fullName).inserted {
                fault = " is there twice"
            } else if !numbers.insert(element.namespace + "/" + String(element.digestID)).inserted {
                fault = " has the number of another element"
            } else if let expected = object.digests[element.namespace]?[element.digestID] {
                fault = expected == digest.hash(element.encoding) ? nil : " has another digest"
            } else {
                fault = object.digests[element.namespace] == nil ? " is in a namespace without digests" : " has no digest"
            }
            if let fault { faults.append(Shown.shortened(element.fullName) + fault) }
        }
        guard faults.isEmpty else { return refused(.digests, AnswerCheck.shortList(faults)) }
        return IdentityStep(.digests, .passed, AnswerCheck.counted(document.elements.count))
    }

    private static func counted(_ count: Int) -> String { String(count) + (count == 1 ? " element" : " elements") }

    private static func shortList(_ parts: [String]) -> String {
        parts.count > 12 ? Shown.list(parts.prefix(12) + [String(parts.count - 12) + " more"]) : Shown.list(parts)
    }

    // MARK: IV-11

    /// Compares the elements with those that the record asks for.
    func elements(of document: IdentityDocument) -> IdentityStep {
        guard document.deviceElements.isEmpty else {
            let names = document.deviceElements.map { Shown.shortened($0) }
            return refused(.elements, "no issuer signed " + AnswerCheck.shortList(names))
        }
        guard record.elements?.isEmpty == false else {
            return IdentityStep(.elements, .notDone, "the record does not say what was asked for")
        }
        let expected = expected(in: document)
        let others = document.elements.filter { element in !expected.contains { $0.includes(element) } }
            .map { Shown.shortened($0.fullName) }
        guard others.isEmpty else {
            let open = expected.filter { $0.canHaveAnyName }
            guard open.isEmpty else {
                let reason = "no documentation has the names of " + Shown.list(open.map { $0.element })
                return IdentityStep(.elements, .notDone, reason + "; these may be theirs: " + AnswerCheck.shortList(others))
            }
            return refused(
                .elements, "the record does not ask for " + AnswerCheck.shortList(others),
                help: "use the record of this request; do not store what you did not ask for")
        }
        let missing = expected.filter { one in !document.elements.contains { one.includes($0) } }.map { $0.element }
        let rest = missing.isEmpty ? "" : "; not in the answer: " + Shown.list(missing)
        return IdentityStep(.elements, .passed, AnswerCheck.counted(document.elements.count) + ", all asked for" + rest)
    }

    private func expected(in document: IdentityDocument) -> [ExpectedElement] {
        ExpectedElement.all(of: record, in: ElementNames.documentTypes.firstIndex(of: document.type))
    }

    // MARK: IV-12

    /// Says how long each element may be stored, by the intents of the record.
    func storage(of document: IdentityDocument) -> IdentityStep {
        guard let requests = record.elements, !requests.isEmpty else {
            return IdentityStep(.storage, .notDone, "the record has no intents")
        }
        guard requests.allSatisfy({ $0.intent.isKnown }) else { return IdentityStep(.storage, .notDone, "an intent is not known") }
        var groups: [(keeping: String, words: [String])] = []
        for (request, one) in zip(requests, expected(in: document)) where document.elements.contains(where: { one.includes($0) }) {
            let keeping = request.keeping + end(of: request)
            if let index = groups.firstIndex(where: { $0.keeping == keeping }) {
                groups[index].words.append(one.element)
            } else {
                groups.append((keeping, [one.element]))
            }
        }
        let parts = groups.map { Shown.list($0.words) + ": " + $0.keeping }
        return IdentityStep(.storage, .passed, parts.isEmpty ? "nothing to store" : parts.joined(separator: "; "))
    }

    /// The last day on which an element may be stored.
    private func end(of request: IdentityElementRequest) -> String {
        guard request.intent == .mayStore, let now, let days = request.days else { return "" }
        let (seconds, isLate) = days.multipliedReportingOverflow(by: 86_400)
        let (end, isLater) = now.secondsSince1970.addingReportingOverflow(seconds)
        guard !isLate, !isLater else { return "" }
        return ", until " + DateTimeText(secondsSince1970: end).rawValue.prefix(10)
    }
}
