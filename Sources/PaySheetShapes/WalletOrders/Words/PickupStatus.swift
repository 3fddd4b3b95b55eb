extension OrderShapes {
    static let pickupStatus = Vocabulary(
        "PickupStatus", swift: "PickupStatus", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/pickupfulfillment",
        summary: "The status of a pickup.",
        words: [
            Word("open", "Nothing is done yet."),
            Word("processing", "It is being prepared."),
            Word("readyForPickup", "The customer can come."),
            Word("pickedUp", "The customer came."),
            Word("issue", "Something is wrong."),
            Word("cancelled", "It was cancelled."),
        ])
}
