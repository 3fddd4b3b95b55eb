/// The way in which a language writes amounts.
struct AmountFormat {
    /// The character between thousands.
    let group: String
    /// The number of digits from which thousands are separated.
    let groupedFrom: Int
    /// The character before decimals.
    let point: String
    let isSymbolLast: Bool
    let yen: String

    init(_ language: SheetLanguage) {
        let isContinental = language == .german || language == .french || language == .spanish
        group = language == .french ? "\u{202F}" : isContinental ? "." : ","
        groupedFrom = language == .spanish ? 5 : 4
        point = isContinental ? "," : "."
        isSymbolLast = isContinental
        yen = language == .japanese ? "¥" : "JP¥"
    }
}
