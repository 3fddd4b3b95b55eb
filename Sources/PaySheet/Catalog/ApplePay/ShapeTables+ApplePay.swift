extension ShapeTables {
    package static let applePay = ShapeTables(
        names: ApplePayRows.names, middles: ApplePayRows.middles, places: ApplePayRows.places,
        members: ApplePayRows.members, shapes: ApplePayRows.shapes, shapeTexts: ApplePayRows.shapeTexts,
        vocabularies: ApplePayRows.vocabularies, vocabularyTexts: ApplePayRows.vocabularyTexts, variants: ApplePayRows.variants,
        choiceShapes: ApplePayRows.choiceShapes,
        versions: VersionRows(
            shapes: ApplePayRows.shapeVersions, members: ApplePayRows.memberVersions, memberFeatures: ApplePayRows.memberFeatures,
            words: ApplePayRows.wordVersions, wordFeatures: ApplePayRows.wordFeatures,
            demandingMembers: ApplePayRows.demandingMembers, demandingWords: ApplePayRows.demandingWords),
        itemShape: ShapeIndex.lineItem,
        // Safari drops the amount of a pending line item in any case.
        exemption: Exemption(
            shape: ShapeIndex.lineItem, slot: LineItem.Slot.amount, selector: LineItem.Slot.type, word: LineItemType.pendingIndex),
        lenience: Lenience(
            isWord: { $1 == VocabularyIndex.paymentNetwork && NetworkNotForWeb.isKnown($0) },
            choice: { MethodIdentifier($0).isApplePay ? [UInt8](MethodIdentifier.address.utf8) : nil }))
}
