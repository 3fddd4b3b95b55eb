extension OrderShapes {
    static let logEntries = Shape(
        "LogEntries", swift: "LogEntries", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/logentries",
        summary: "Messages of a device about failures.",
        members: [
            Member("logs", .list(.text(.plain)), .required, personal: true, example: #"["An order could not be read"]"#, "The messages.")
        ])
}
