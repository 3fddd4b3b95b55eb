/// The words by which a line of text is the name of a company or of another institution.
enum CompanyName {
    /// Whether a line names a company.
    static func isIn(_ line: String) -> Bool {
        let text = ContactSpelling.trimmed(ContactSpelling.narrow(ContactSpelling.wideKana(line)))
        if anywhere.contains(where: { PageCheck.contains(text, $0) }) { return true }
        if starts.contains(where: { text.utf8.starts(with: $0.utf8) }) || ends.contains(where: { hasEnd(text, $0) }) { return true }
        return isInstitution(text) || isEnglish(text)
    }

    /// Words that no name of a person or place contains. Brackets and letters of full width are narrow here.
    private static let anywhere = [
        "株式会社", "有限会社", "合同会社", "合資会社", "合名会社", "相互会社", "法人", "協同組合", "御中", "(株)", "(有)", "(同)", "㈱", "㈲", "㈳", "㈶",
    ]
    /// The short forms of transfers by bank, which come before the name or behind it.
    private static let starts = ["カ)", "ユ)", "ド)"]
    private static let ends = ["(カ", "(ユ", "(ド"]

    /// Institutions, at the end of a word. Addresses contain the same words with a number, such as those of a street beside a university.
    private static let institutions = ["大学", "大学院", "高校", "学校", "幼稚園", "保育園", "病院", "クリニック", "銀行", "研究所", "事務所", "商店", "商事", "協会", "組合"]

    private static func isInstitution(_ text: String) -> Bool {
        guard !text.utf8.contains(where: { Letters.isDigit($0) }) else { return false }
        return text.split(separator: " ").contains { word in
            institutions.contains { word.utf8.count > $0.utf8.count && hasEnd(String(word), $0) }
        }
    }

    /// Words that end the name of a company.
    private static let englishEnds: Set<String> = [
        "inc", "llc", "llp", "ltd", "limited", "corp", "corporation", "gmbh", "ag", "kk", "gk", "plc", "company", "university", "hospital",
    ]

    private static func isEnglish(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "," }.map { String(decoding: Letters.squeezed(String($0)), as: UTF8.self) }
        return words.count > 1 && words.last.map { englishEnds.contains($0) } ?? false
    }

    private static func hasEnd(_ text: String, _ end: String) -> Bool { text.utf8.reversed().starts(with: end.utf8.reversed()) }
}
