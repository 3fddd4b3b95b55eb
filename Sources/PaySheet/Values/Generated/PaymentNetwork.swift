// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The card networks of Apple Pay on the web.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/supported-networks>
public struct PaymentNetwork: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentNetwork) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentNetwork) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentNetwork, right: PaymentNetwork) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `amex`: American Express.
    public static var amex: PaymentNetwork { PaymentNetwork(word: .known(0)) }
    package static var amexIndex: Int { 0 }
    /// `bancomat`: Bancomat, in Italy.
    public static var bancomat: PaymentNetwork { PaymentNetwork(word: .known(1)) }
    package static var bancomatIndex: Int { 1 }
    /// `bancontact`: Bancontact, in Belgium.
    public static var bancontact: PaymentNetwork { PaymentNetwork(word: .known(2)) }
    package static var bancontactIndex: Int { 2 }
    /// `bankAxept`: BankAxept, in Norway.
    public static var bankAxept: PaymentNetwork { PaymentNetwork(word: .known(3)) }
    package static var bankAxeptIndex: Int { 3 }
    /// `cartesBancaires`: Cartes Bancaires, in France.
    public static var cartesBancaires: PaymentNetwork { PaymentNetwork(word: .known(4)) }
    package static var cartesBancairesIndex: Int { 4 }
    /// `chinaUnionPay`: China UnionPay.
    public static var chinaUnionPay: PaymentNetwork { PaymentNetwork(word: .known(5)) }
    package static var chinaUnionPayIndex: Int { 5 }
    /// `dankort`: Dankort, in Denmark.
    public static var dankort: PaymentNetwork { PaymentNetwork(word: .known(6)) }
    package static var dankortIndex: Int { 6 }
    /// `discover`: Discover.
    public static var discover: PaymentNetwork { PaymentNetwork(word: .known(7)) }
    package static var discoverIndex: Int { 7 }
    /// `eftpos`: Eftpos, in Australia.
    public static var eftpos: PaymentNetwork { PaymentNetwork(word: .known(8)) }
    package static var eftposIndex: Int { 8 }
    /// `electron`: Visa Electron.
    public static var electron: PaymentNetwork { PaymentNetwork(word: .known(9)) }
    package static var electronIndex: Int { 9 }
    /// `elo`: Elo, in Brazil.
    public static var elo: PaymentNetwork { PaymentNetwork(word: .known(10)) }
    package static var eloIndex: Int { 10 }
    /// `girocard`: Girocard, in Germany.
    public static var girocard: PaymentNetwork { PaymentNetwork(word: .known(11)) }
    package static var girocardIndex: Int { 11 }
    /// `himyan`: Himyan, in Qatar.
    public static var himyan: PaymentNetwork { PaymentNetwork(word: .known(12)) }
    package static var himyanIndex: Int { 12 }
    /// `interac`: Interac, in Canada.
    public static var interac: PaymentNetwork { PaymentNetwork(word: .known(13)) }
    package static var interacIndex: Int { 13 }
    /// `jaywan`: Jaywan, in the United Arab Emirates.
    public static var jaywan: PaymentNetwork { PaymentNetwork(word: .known(14)) }
    package static var jaywanIndex: Int { 14 }
    /// `jcb`: JCB.
    public static var jcb: PaymentNetwork { PaymentNetwork(word: .known(15)) }
    package static var jcbIndex: Int { 15 }
    /// `mada`: Mada, in Saudi Arabia.
    public static var mada: PaymentNetwork { PaymentNetwork(word: .known(16)) }
    package static var madaIndex: Int { 16 }
    /// `maestro`: Maestro.
    public static var maestro: PaymentNetwork { PaymentNetwork(word: .known(17)) }
    package static var maestroIndex: Int { 17 }
    /// `masterCard`: Mastercard.
    public static var masterCard: PaymentNetwork { PaymentNetwork(word: .known(18)) }
    package static var masterCardIndex: Int { 18 }
    /// `meeza`: Meeza, in Egypt.
    public static var meeza: PaymentNetwork { PaymentNetwork(word: .known(19)) }
    package static var meezaIndex: Int { 19 }
    /// `mir`: Mir, in Russia.
    public static var mir: PaymentNetwork { PaymentNetwork(word: .known(20)) }
    package static var mirIndex: Int { 20 }
    /// `myDebit`: MyDebit, in Malaysia.
    public static var myDebit: PaymentNetwork { PaymentNetwork(word: .known(21)) }
    package static var myDebitIndex: Int { 21 }
    /// `NAPAS`: NAPAS, in Vietnam.
    public static var napas: PaymentNetwork { PaymentNetwork(word: .known(22)) }
    package static var napasIndex: Int { 22 }
    /// `postFinanceAG`: PostFinance, in Switzerland.
    public static var postFinance: PaymentNetwork { PaymentNetwork(word: .known(23)) }
    package static var postFinanceIndex: Int { 23 }
    /// `privateLabel`: Cards of a single store.
    public static var privateLabel: PaymentNetwork { PaymentNetwork(word: .known(24)) }
    package static var privateLabelIndex: Int { 24 }
    /// `quicPay`: QUICPay, in Japan.
    public static var quicPay: PaymentNetwork { PaymentNetwork(word: .known(25)) }
    package static var quicPayIndex: Int { 25 }
    /// `visa`: Visa.
    public static var visa: PaymentNetwork { PaymentNetwork(word: .known(26)) }
    package static var visaIndex: Int { 26 }
    /// `vPay`: V Pay.
    public static var vPay: PaymentNetwork { PaymentNetwork(word: .known(27)) }
    package static var vPayIndex: Int { 27 }

    /// The known words, in the specification's order.
    public static var all: [PaymentNetwork] { [.amex, .bancomat, .bancontact, .bankAxept, .cartesBancaires, .chinaUnionPay, .dankort, .discover, .eftpos, .electron, .elo, .girocard, .himyan, .interac, .jaywan, .jcb, .mada, .maestro, .masterCard, .meeza, .mir, .myDebit, .napas, .postFinance, .privateLabel, .quicPay, .visa, .vPay] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentNetwork: Codable {}
#endif
