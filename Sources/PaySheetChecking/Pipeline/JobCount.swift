/// The number of threads that check documents.
package enum JobCount {
    /// More threads than this bring nothing on any machine, and each of them needs memory.
    package static let most = 64

    /// Without the option, a run takes no more cores than this, because others can need them.
    private static let mostUnasked = 8

    /// Returns the number that the option names, or one for each core.
    package static func count(asked: Int?, cores: Int) -> Int { asked ?? max(1, min(cores, mostUnasked)) }
}
