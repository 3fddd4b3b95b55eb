extension PaymentNetwork {
    /// The name as on the cards of the network. `nil` if it is not known here.
    package var nameOnCards: String? {
        switch self {
        case .amex: "American Express"
        case .bancomat: "Bancomat"
        case .bancontact: "Bancontact"
        case .cartesBancaires: "Cartes Bancaires"
        case .chinaUnionPay: "UnionPay"
        case .dankort: "Dankort"
        case .discover: "Discover"
        case .eftpos: "eftpos"
        case .electron: "Visa Electron"
        case .elo: "Elo"
        case .interac: "Interac"
        case .jcb: "JCB"
        case .maestro: "Maestro"
        case .masterCard: "Mastercard"
        case .mir: "Mir"
        case .postFinance: "PostFinance"
        case .privateLabel: "Private Label"
        case .quicPay: "QUICPay"
        case .visa: "Visa"
        case .vPay: "V Pay"
        default: nil
        }
    }
}
