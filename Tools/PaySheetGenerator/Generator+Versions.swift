import PaySheetShapes

extension Generator {
    /// What dictionaries, members and words ask of a system, beside the tables of the binder: only rules about versions read it.
    var versionsFile: GeneratedFile {
        var memberVersions: [Int] = []
        var memberFeatures: [Int] = []
        for member in shapes.flatMap({ members(of: $0) }) {
            memberVersions.append(version(member.availability))
            memberFeatures.append(feature(member.availability))
        }
        let words = vocabularies.flatMap { $0.words }
        func masks(_ name: String, _ comment: String, _ masks: [UInt64]) -> String {
            "    /// \(comment)\n    static let \(name): [UInt64] = [\n"
                + masks.chunked(8).map { "        " + $0.map { "0x\(hex($0))," }.joined(separator: " ") + "\n" }.joined() + "    ]\n"
        }
        func table(_ name: String, _ comment: String, _ numbers: [Int]) -> String {
            "    /// \(comment)\n    static let \(name): [UInt8] = [\n"
                + numbers.chunked(32).map { "        " + $0.map { "\($0)," }.joined(separator: " ") + "\n" }.joined() + "    ]\n"
        }
        let text =
            GeneratedFile.swiftHeader + "extension ApplePayRows {\n"
            + table(
                "shapeVersions", "The version that each dictionary came with, 0 where it has none.",
                shapes.map { $0.group == .w3c ? 3 : version($0.availability) }) + "\n"
            + table(
                "memberVersions", "The version that each member asks for, undocumented ones included; 0 where its dictionary says it.",
                memberVersions) + "\n"
            + table("memberFeatures", "The feature that announces each member, counted from 1; 0 where none does.", memberFeatures) + "\n"
            + table(
                "wordVersions", "The version of each word, in the order of the vocabularies; 0 where its member says it.",
                words.map { version($0.availability) }) + "\n"
            + table(
                "wordFeatures", "The feature that announces each word, counted from 1; 0 where none does.",
                words.map { feature($0.availability) }) + "\n"
            + masks(
                "demandingMembers",
                "For each dictionary the members with requirements: their own, those of their words, or those of nested members.",
                demandingMembers) + "\n"
            + masks("demandingWords", "For each vocabulary the words that need something, each a bit.", demandingWords) + "}\n"
        return GeneratedFile(path: "Sources/PaySheet/Reading/Generated/ShapeTables+Versions.swift", text: text)
    }

    private var demandingWords: [UInt64] {
        vocabularies.map { vocabulary in
            var mask: UInt64 = 0
            for (place, word) in vocabulary.words.enumerated() where isDemanding(word.availability) {
                mask |= 1 << UInt64(place)
            }
            return mask
        }
    }

    private var demandingMembers: [UInt64] {
        // A dictionary that came with a version needs that. (A total of zero needs one too; line items ask by their members anyhow.)
        var asking = shapes.indices.filter { shapes[$0].group == .w3c || version(shapes[$0].availability) > 1 }
        var masks = shapes.map { mask(of: $0, asking) }
        // What is inside counts too, however deep.
        while true {
            let more = shapes.indices.filter { masks[$0] != 0 && !asking.contains($0) }
            if more.isEmpty { return masks }
            asking += more
            masks = shapes.map { mask(of: $0, asking) }
        }
    }

    private func mask(of shape: Shape, _ asking: [Int]) -> UInt64 {
        var mask: UInt64 = 0
        for (slot, member) in members(of: shape).enumerated() where isDemanding(member.availability) || mayDemand(member.type, asking) {
            mask |= 1 << UInt64(slot)
        }
        return mask
    }

    /// Some value of a type needs something.
    private func mayDemand(_ type: MemberType, _ asking: [Int]) -> Bool {
        switch type {
        case .list(let element): mayDemand(element, asking)
        case .record(let name): asking.contains(index(ofShape: name))
        case .variant(_, _, let cases), .choice(_, _, let cases): cases.contains { asking.contains(index(ofShape: $0.shape)) }
        case .token(let name): vocabulary(named: name)?.words.contains { isDemanding($0.availability) } ?? false
        default: false
        }
    }

    private func isDemanding(_ availability: Availability?) -> Bool { version(availability) > 1 || feature(availability) > 0 }

    private func version(_ availability: Availability?) -> Int {
        switch availability {
        case .version(let version): version
        case .engineOnly(let text): Int(word(after: "version", in: text) ?? "") ?? 0
        default: 0
        }
    }

    private func feature(_ availability: Availability?) -> Int {
        let name: String?
        switch availability {
        case .feature(let feature, _): name = feature
        case .engineOnly(let text): name = word(after: "feature", in: text)
        default: name = nil
        }
        guard let name, let place = vocabulary(named: "ApplePayFeature")?.words.firstIndex(where: { $0.value == name }) else { return 0 }
        return place + 1
    }

    private func word(after mark: String, in text: String) -> String? {
        let words = text.split { $0 == " " || $0 == "," }
        guard let place = words.firstIndex(where: { $0 == mark }), place + 1 < words.count else { return nil }
        return String(words[place + 1])
    }
}
