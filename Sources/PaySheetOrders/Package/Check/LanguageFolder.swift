import PaySheet

/// The name of a folder with the texts and images of one language, such as `zh-Hans.lproj`.
enum LanguageFolder {
    static let suffix = ".lproj"

    /// Whether a folder has the extension of languages, in any case.
    static func hasExtension(_ folder: String) -> Bool { ASCII.hasSuffix(folder, suffix) }

    /// Whether a name is a language, with an optional script and an optional region.
    static func isValid(_ folder: String) -> Bool {
        guard folder.utf8.suffix(6).elementsEqual(suffix.utf8) else { return false }
        var parts = folder.utf8.dropLast(6).split(separator: ASCII.minus, omittingEmptySubsequences: false)[...]
        guard let language = parts.popFirst(), 2...3 ~= language.count, language.allSatisfy({ ASCII.isLowerCaseLetter($0) }) else {
            return false
        }
        if let script = parts.first, script.count == 4, let first = script.first, ASCII.isUpperCaseLetter(first),
            script.dropFirst().allSatisfy({ ASCII.isLowerCaseLetter($0) })
        {
            _ = parts.popFirst()
        }
        guard let region = parts.popFirst() else { return true }
        let isCountry = region.count == 2 && region.allSatisfy { ASCII.isUpperCaseLetter($0) }
        return parts.isEmpty && (isCountry || region.count == 3 && region.allSatisfy { ASCII.isDigit($0) })
    }

    /// The right name for one with an underscore or in other case; `nil` if there is none.
    static func correction(_ folder: String) -> String? {
        let name = folder.utf8.dropLast(hasExtension(folder) ? 6 : 0).map { $0 == UInt8(ascii: "_") ? ASCII.minus : $0 }
        var corrected: [UInt8] = []
        for (index, part) in name.split(separator: ASCII.minus).enumerated() {
            let lower = ASCII.lowerCased(part)
            if index > 0 { corrected.append(ASCII.minus) }
            if index > 0, lower.count == 2 {
                corrected += lower.map { ASCII.upperCased($0) }
            } else if index > 0, lower.count == 4 {
                corrected += lower.prefix(1).map { ASCII.upperCased($0) } + lower.dropFirst()
            } else {
                corrected += lower
            }
        }
        let folder = String(decoding: corrected, as: UTF8.self) + suffix
        return isValid(folder) ? folder : nil
    }
}
