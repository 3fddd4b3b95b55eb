extension SheetLanguage {
    /// The first line of a sheet that a person can use without paying.
    package var unpaidDisclaimer: String {
        of(
            "Illustration, not Apple's sheet. No payment is made.", de: "Illustration, nicht von Apple. Es wird nichts bezahlt.",
            fr: "Illustration, pas la feuille d’Apple. Aucun paiement n’est effectué.",
            es: "Ilustración, no es la hoja de Apple. No se realiza ningún pago.",
            ja: "イメージ図です。Appleの画面ではありません。支払いは行われません。", ar: "رسم توضيحي وليس شاشة Apple. لا تتم أي عملية دفع.",
            he: "איור, לא המסך של Apple. לא מתבצע תשלום.")
    }

    /// The words of a sheet that a person can use, with their names: the buttons, and the members of a contact.
    package var usableWords: [(name: StaticString, text: String)] {
        [
            ("close", close), ("done", done), ("couponCode", couponCode), ("card", card), ("addressLines", street),
            ("postalCode", postalCode), ("locality", city), ("administrativeArea", state), ("countryCode", countryCode),
            ("givenName", givenName), ("familyName", familyName), ("emailAddress", SheetWords.capitalized(fieldEmail)),
            ("phoneNumber", SheetWords.capitalized(fieldPhone)),
        ]
    }

    private var givenName: String {
        of("First name", de: "Vorname", fr: "Prénom", es: "Nombre", ja: "名", ar: "الاسم الأول", he: "שם פרטי")
    }
    private var familyName: String {
        of("Last name", de: "Nachname", fr: "Nom", es: "Apellidos", ja: "姓", ar: "اسم العائلة", he: "שם משפחה")
    }
}
