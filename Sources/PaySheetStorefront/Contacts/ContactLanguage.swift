import PaySheet

/// The language of the errors that a shopper reads in the sheet.
public enum ContactLanguage: String, Sendable, Hashable, CaseIterable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"

    /// Returns the sentence for a rule. It fits the 128 characters that Apple recommends, and ends without a
    /// punctuation mark, as the sentences of the sheet.
    func message(_ rule: RuleID, _ field: PaymentErrorContactField?, in country: Country?) -> String {
        self == .english ? ContactLanguage.english(rule, field, country) : ContactLanguage.japanese(rule, field, country)
    }

    private static func english(_ rule: RuleID, _ field: PaymentErrorContactField?, _ country: Country?) -> String {
        switch rule {
        case .buyerPostalCode where country == .jp: "Enter the postal code with its seven digits"
        case .buyerPhone where country == .jp: "Enter all digits of the telephone number, with its area code"
        case .buyerRedacted: "We could not read your address; please try again"
        case .buyerCompany: "Enter the name of a person, not only of a company"
        case .buyerName: "Enter your given name and your family name"
        case .buyerPhoneticName: "Enter how your name is pronounced"
        case .buyerKana: "Enter how your name is pronounced, in kana"
        case .buyerGuest: "Enter an email address, so that we can confirm your order"
        case .buyerUnserved: "We do not deliver to this country"
        case .buyerCountry: "Choose a country"
        case .buyerPostalCode: "Check the postal code"
        case .buyerState: "Check the state or prefecture"
        case .buyerPhone: "Check the telephone number"
        case .buyerEmail: "Check the email address"
        default: "Enter " + (names.first { $0.field == field }?.english ?? "the missing part of the address")
        }
    }

    private static func japanese(_ rule: RuleID, _ field: PaymentErrorContactField?, _ country: Country?) -> String {
        switch rule {
        case .buyerPostalCode where country == .jp: "郵便番号は7桁の数字で入力してください"
        case .buyerPhone where country == .jp: "電話番号の桁数を確認し、市外局番から入力してください"
        case .buyerRedacted: "住所を確認できませんでした。もう一度お試しください"
        case .buyerCompany: "会社名だけでなく、受取人のお名前も入力してください"
        case .buyerName: "姓と名の両方を入力してください"
        case .buyerPhoneticName: "お名前のふりがなを入力してください"
        case .buyerKana: "ふりがなは、ひらがなまたはカタカナで入力してください"
        case .buyerGuest: "ご注文の確認のため、メールアドレスを入力してください"
        case .buyerUnserved: "この国にはお届けできません"
        case .buyerCountry: "国を選択してください"
        case .buyerPostalCode: "郵便番号を確認してください"
        case .buyerState: "都道府県を確認してください"
        case .buyerPhone: "電話番号を確認してください"
        case .buyerEmail: "メールアドレスを確認してください"
        default: (names.first { $0.field == field }?.japanese ?? "住所の不足部分") + "を入力してください"
        }
    }

    private static let names: [(field: PaymentErrorContactField, english: String, japanese: String)] = [
        (.name, "a name", "お名前"), (.phoneticName, "how your name is pronounced", "ふりがな"), (.emailAddress, "an email address", "メールアドレス"),
        (.phoneNumber, "a telephone number", "電話番号"), (.postalAddress, "an address", "住所"),
        (.addressLines, "the street and the number", "町名・番地"),
        (.locality, "the city", "市区町村"), (.postalCode, "the postal code", "郵便番号"), (.administrativeArea, "the state or prefecture", "都道府県"),
        (.countryCode, "the country", "国"),
    ]
}
