// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let category = RuleCard.cards(categoryText)

    static let categoryText = ##"""
        216
        category/format
        Merchant category code format
        warning
        correct
        document
        2026.11
        The merchant category code is not four digits.
        The sheet may offer cards that cannot pay in this category, or hide cards that can. Safari turns the text into a number and ignores it if that fails. It may read a shorter code as another category.
        Write the four digits of the ISO 18245 code, with leading zeros.
        AP-MCC-FORMAT
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/merchantcategorycode
        -
        from request
        set /merchantCategoryCode "742"
        finds /merchantCategoryCode
        shows AP-MCC-FORMAT
        from methodData
        set /merchantCategoryCode "58l4"
        finds /merchantCategoryCode
        shows AP-MCC-FORMAT
        from request
        set /merchantCategoryCode ""
        finds /merchantCategoryCode
        shows AP-MCC-FORMAT
        right
        from request
        set /merchantCategoryCode "0742"
        from methodData
        set /merchantCategoryCode "5814"
        """##
}
