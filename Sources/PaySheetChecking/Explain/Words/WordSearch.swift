import PaySheet
import PaySheetReports
import PaySheetText

/// What fits some words: rules, pages, commands, members and messages.
package struct WordSearch {
    private let query: String
    private let results: [Result]
    /// Whether the first result is about the words of the question, so that it is more than a guess.
    private let isSure: Bool

    private struct Result {
        let entry: SearchEntry
        let score: Int
        /// The share of the question in the entry, in percent.
        let coverage: Int
        /// Whether at least half of it is in the title.
        let isInTitle: Bool
        /// Whether the question has all words of the title.
        let hasWholeTitle: Bool
    }

    /// So many results are shown.
    private static let most = 8
    /// Longer questions are pastes, not questions.
    static let longest = 200
    /// A result that has less of the question than this is left out.
    private static let leastCoverage = 45
    /// A guess from a part of the question has so many results.
    private static let mostOfPart = 3
    /// A single word of a question is enough for a guess only if it is as rare as this.
    private static let leastRarity = 6
    /// The same for a message, whose words are often general.
    private static let leastCoverageOfMessage = 60
    /// The same for a guess from a part of the question, without words that no entry has.
    private static let leastCoverageOfPart = 30
    /// So many results are of one page.
    private static let mostOfPage = 2
    /// Weights of a word in the title, the sentence and the rest of an entry.
    private static let weights = (title: 8, text: 3, others: 2)

    /// Returns `nil` if nothing fits.
    init?(_ query: String, in catalogs: CatalogList) {
        // An unknown message is not a question: words that it shares with a page would mislead.
        guard query.utf8.count <= WordSearch.longest, ConsoleLine(query).error == nil else { return nil }
        let words = SearchWord.asked(in: query)
        // One short word is a typing mistake more often than a question.
        guard !words.isEmpty, words.count > 1 || words[0].stem.count > 2 else { return nil }
        let entries = SearchEntry.all(in: catalogs)
        let matches = entries.map { Match($0, words) }
        let counts = words.indices.map { word in matches.count { $0.strengths[word] > 0 } }
        let rarities = counts.map { WordSearch.rarity($0, of: entries.count) }
        let candidates = Candidates(entries: entries, matches: matches, rarities: rarities)
        // One word of several says too little.
        var results = candidates.results(of: rarities.reduce(0, +), words: min(words.count, 2))
        let isPart = results.isEmpty
        if isPart { results = candidates.part(counts) }
        guard let first = results.first else { return nil }
        self.query = query
        isSure = !isPart && first.coverage == 100 && first.isInTitle && (first.entry.isCentral || first.hasWholeTitle)
        results = WordSearch.distinct(results.filter { $0.score * 5 >= first.score * 2 })
        self.results = isPart ? Array(results.prefix(WordSearch.mostOfPart)) : results
    }

    /// All entries with what they have of the question.
    private struct Candidates {
        let entries: [SearchEntry]
        let matches: [Match]
        let rarities: [Int]

        /// Returns the entries with enough of a question, the best first.
        func results(of total: Int, words least: Int, coverage: Int = WordSearch.leastCoverage) -> [Result] {
            var results: [Result] = []
            for (entry, match) in zip(entries, matches) where match.strengths.count(where: { $0 > 0 }) >= least {
                let result = WordSearch.result(entry, match, rarities, total)
                let wanted = entry.kind == .message ? WordSearch.leastCoverageOfMessage : coverage
                if result.coverage >= wanted { results.append(result) }
            }
            return results.inOrder { -$0.score }
        }

        /// Returns the entries with a part of a question, if no entry has enough of it.
        func part(_ counts: [Int]) -> [Result] {
            // Words that no entry has are names and typing mistakes.
            let known = counts.indices.filter { counts[$0] > 0 }
            let total = known.reduce(0) { $0 + rarities[$1] }
            if known.count == 1 {
                guard counts.count == 2, rarities[known[0]] >= WordSearch.leastRarity else { return [] }
                return results(of: total, words: 1).filter { $0.entry.kind == .page && $0.entry.isCentral }
            }
            return results(of: total, words: 2, coverage: WordSearch.leastCoverageOfPart).filter { $0.entry.kind != .message }
        }
    }

    /// Where the words of a question are in an entry.
    private struct Match {
        /// The weight of the best place of each word, 0 if it is not there. Half of it counts for another word that means the same.
        private(set) var strengths: [Int]
        private(set) var wordsOfTitle: Int

        init(_ entry: SearchEntry, _ words: [SearchWord]) {
            strengths = [Int](repeating: 0, count: words.count)
            wordsOfTitle = 0
            let title = SearchWord.meaningful(in: entry.subject)
            wordsOfTitle = title.count
            for (text, weight) in [
                (title, WordSearch.weights.title), (SearchWord.all(in: entry.text), WordSearch.weights.text),
                (SearchWord.all(in: entry.others), WordSearch.weights.others),
            ] {
                for (number, word) in words.enumerated() where strengths[number] < weight * 2 {
                    if text.contains(word) {
                        strengths[number] = max(strengths[number], weight * 2)
                    } else if word.synonyms.contains(where: { text.contains($0) }) {
                        strengths[number] = max(strengths[number], weight)
                    }
                }
            }
        }
    }

    /// A word that few entries have says more than others. One that no entry has can be a name or a typing mistake.
    private static func rarity(_ count: Int, of all: Int) -> Int {
        guard count > 0 else { return 5 }
        let share = all / count
        return 1 + (Int.bitWidth - max(share, 1).leadingZeroBitCount)
    }

    private static func result(_ entry: SearchEntry, _ match: Match, _ rarities: [Int], _ total: Int) -> Result {
        var (score, covered, inTitle, found) = (0, 0, 0, 0)
        for (strength, rarity) in zip(match.strengths, rarities) where strength > 0 {
            score += strength * rarity
            covered += rarity
            if strength == weights.title * 2 {
                inTitle += rarity
                found += 1
            }
        }
        // A title that has little else is about the words.
        if match.wordsOfTitle > 0 { score += inTitle * weights.title * min(found, match.wordsOfTitle) / match.wordsOfTitle }
        let coverage = covered * 100 / max(total, 1)
        score = score * coverage / 100 * coverage / 100
        score = score * entry.kind.weight / 8
        if !entry.isCentral { score = entry.kind == .member ? score / 2 : score * 3 / 4 }
        return Result(
            entry: entry, score: score, coverage: coverage, isInTitle: inTitle * 2 >= total, hasWholeTitle: found >= match.wordsOfTitle)
    }

    /// Returns the first results that lead to different places.
    private static func distinct(_ results: [Result]) -> [Result] {
        var (seen, pages, list): (Set<String>, [String: Int], [Result]) = ([], [:], [])
        for result in results where list.count < most && seen.insert(result.entry.next).inserted {
            let page = String(Substring(result.entry.next.utf8.prefix { $0 != UInt8(ascii: "#") }))
            pages[page, default: 0] += 1
            if pages[page, default: 0] <= mostOfPage { list.append(result) }
        }
        return list
    }

    // MARK: Output

    private var opening: String {
        isSure ? "Found by words:" : "Not a known message and not a rule. Perhaps " + (results.count == 1 ? "this:" : "one of these:")
    }

    func text(width columns: Int) -> String {
        var text = Prose.wrapped(opening, width: columns) + "\n"
        for result in results {
            let entry = result.entry
            text += "\n  " + VisibleText.line(entry.title) + "\n"
            if !entry.text.isEmpty { text += "    " + Prose.lines(entry.text, width: columns - 4).joined(separator: "\n    ") + "\n" }
            text += "    See " + entry.next + "\n"
        }
        return text
    }

    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("query", query)
            json.member("guess", bool: !isSure)
            json.name("results")
            json.array { list in
                for result in results {
                    list.object { one in
                        one.member("kind", result.entry.kind.rawValue)
                        one.member("title", result.entry.title)
                        one.member("text", result.entry.text)
                        one.member("next", result.entry.next)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
