import PaySheetChecking

/// The time that a run still needs, as a text that seldom changes and hardly ever grows.
struct RemainingTime {
    /// The shown number of seconds.
    private var shown: Int?

    /// Returns the text.
    ///
    /// - Parameters:
    ///   - done: The number of bytes that were read, above zero.
    ///   - total: The number of bytes to read, more than that.
    mutating func text(done: Int, of total: Int, _ milliseconds: Int) -> String {
        let seconds = (total - done) / max(done / max(milliseconds / 1000, 1), 1)
        let rounded = RemainingTime.rounded(seconds)
        // A slow second makes no new estimate.
        if let shown, rounded > shown, seconds <= shown + shown / 2 { return RemainingTime.text(shown) }
        shown = rounded
        return RemainingTime.text(rounded)
    }

    /// Rounds up: to 5 seconds below a minute, to 15 below five, and else to minutes.
    private static func rounded(_ seconds: Int) -> Int {
        let step = seconds < 60 ? 5 : seconds < 300 ? 15 : 60
        return max((seconds / step + (seconds % step == 0 ? 0 : 1)) * step, 5)
    }

    private static func text(_ seconds: Int) -> String {
        seconds < 120 ? "about " + String(seconds) + " s left" : "about " + String((seconds + 59) / 60) + " min left"
    }
}
