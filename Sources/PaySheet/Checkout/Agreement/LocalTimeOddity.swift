/// What is odd about a local time where the clocks change.
package enum LocalTimeOddity: Sendable {
    /// The clocks skip it.
    case skipped
    /// It comes twice.
    case repeated
}
