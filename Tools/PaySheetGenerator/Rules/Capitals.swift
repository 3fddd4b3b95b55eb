/// Words that keep their capitals, wherever they are in a sentence.
enum Capitals {
    private static let initialisms: Set<String> = [
        "API", "ASCII", "BOM", "CMS", "CSR", "CSS", "DER", "EMV", "GTIN", "HTML", "HTTPS", "ISO", "JPEG", "JSON", "NaN", "PDF", "PEM",
        "PNG",
        "RSA", "SHA", "SKU", "TLS", "URL", "UTF", "W3C", "ZIP",
    ]
    private static let names: Set<String> = ["Apple", "China", "Japan", "JavaScript", "Safari", "Wallet", "WebKit"]

    /// Returns a title as the rest of a sentence: without the capital of its first word, if that is not the word's own.
    static func continuing(_ title: String) -> String {
        let word = String(title.prefix { $0.isLetter || $0.isNumber })
        return initialisms.contains(word) || names.contains(word) ? title : title.prefix(1).lowercased() + title.dropFirst()
    }

    /// Returns a word of a rule's name as a part of a type's name.
    static func typeName(_ word: String) -> String { word == "w3c" ? "W3C" : word.prefix(1).uppercased() + word.dropFirst() }
}
