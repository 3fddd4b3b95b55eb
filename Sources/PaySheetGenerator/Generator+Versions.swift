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
        func table(_ name: String, _ comment: String, _ numbers: [Int]) -> String {
            "    /// \(comment)\n    package static let \(name): [UInt8] = [\n"
                + numbers.chunked(32).map { "        " + $0.map { "\($0)," }.joined(separator: " ") + "\n" }.joined() + "    ]\n"
        }
        let text =
            GeneratedFile.swiftHeader + "extension ShapeTables {\n"
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
                words.map { feature($0.availability) }) + "}\n"
        return GeneratedFile(path: "Sources/PaySheet/Coding/Generated/ShapeTables+Versions.swift", text: text)
    }

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
