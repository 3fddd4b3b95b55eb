import PaySheet

/// A mistake that explains why a transcript is another one: the app used a value in another form than the record has.
struct TranscriptMistake {
    let words: String
    let help: String

    /// Finds the form of the values with which the hash is right; `nil` if there is none.
    static func find(_ hash: [UInt8], _ record: IdentityRecord, _ keyHash: [UInt8]) -> TranscriptMistake? {
        guard let text = record.nonce, let nonce = Base64.decode([UInt8](text.utf8)), let merchant = record.merchantIdentifier,
            let team = record.teamIdentifier
        else { return nil }
        let digits = nonce.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let nonces =
            [("", nonce), ("the text of the nonce instead of its bytes", [UInt8](text.utf8))]
            + [("the hexadecimal digits of the nonce instead of its bytes", [UInt8](digits.utf8))]
        let names = [
            ("", merchant, team), ("the merchant identifier in lower case", merchant.lowercased(), team),
            ("the merchant and the team identifier in each other's place", team, merchant),
            ("the team identifier in upper case", merchant, team.uppercased()),
        ]
        for (nonceWords, nonce) in nonces {
            for (nameWords, merchant, team) in names {
                let transcript = SessionTranscript(
                    nonce: nonce, merchantIdentifier: merchant, teamIdentifier: team, recipientKeyHash: keyHash)
                guard transcript.hash == hash else { continue }
                let words = [nonceWords, nameWords].filter { !$0.isEmpty }
                return TranscriptMistake(
                    words: "the answer fits a request with " + Shown.list(words),
                    help: "give the app the same values as the record has, the nonce as bytes")
            }
        }
        return nil
    }
}
