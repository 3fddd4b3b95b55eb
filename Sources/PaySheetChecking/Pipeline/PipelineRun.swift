import PaySheet
package import PaySheetReports

/// What becomes of the outcomes of a run: a printed report, a list for an agent.
package protocol OutcomeSink: ~Copyable {
    /// Where the sink writes to.
    associatedtype Output

    /// Whether anything still uses the findings.
    func isWanted(_ output: Output) -> Bool
    /// Takes the outcome of one document, or of several that only count. They come in the order of the feed.
    mutating func add(_ outcome: Outcome, _ output: inout Output)
    mutating func fail(_ path: String, _ failure: SystemFailure, _ output: inout Output)
    mutating func skip(_ file: Report.Skipped, isNamed: Bool, _ output: inout Output)
    /// A file is complete.
    mutating func end(_ source: DocumentSource, _ output: inout Output)
    /// All outcomes are there, and the input is not.
    mutating func pause(_ output: inout Output)
}

/// Examines the units of a feed, on several threads if there are some, and hands on the outcomes in the order of the feed.
package struct PipelineRun: ~Copyable {
    private var session: CheckSession
    /// `nil` if all work is on this thread.
    private let pool: WorkerPool<Unit, [Outcome]>?
    /// What is to be done, in this order, when the earlier results are ready.
    private var steps: [Step] = []

    private enum Step {
        /// Adds the outcomes of a unit that was sent to the pool.
        case outcomes
        case other(Feed.Item)
    }

    /// - Parameter threads: The number of threads besides this one.
    package init(_ settings: CheckSettings, _ plan: ReportPlan, threads: Int = 0) {
        session = CheckSession(settings, plan, writer: plan.rendering.writer)
        guard threads > 0 else {
            pool = nil
            return
        }
        pool = WorkerPool(size: threads) {
            var session = CheckSession(settings, plan, writer: plan.rendering.writer)
            return { session.examine($0, isInOrder: false) }
        }
    }

    /// Runs to the end of a feed, or until nothing uses the findings any more.
    package mutating func run<Sink: OutcomeSink & ~Copyable>(_ feed: inout Feed, into sink: inout Sink, _ output: inout Sink.Output) {
        while sink.isWanted(output) {
            let next = feed.next {
                catchUp(&sink, &output)
                sink.pause(&output)
            }
            guard let item = next else { break }
            guard case .unit(let unit, let isMoreThere) = item else {
                steps.append(.other(item))
                goOnWhileReady(&sink, &output)
                continue
            }
            examine(unit, isMoreThere: isMoreThere, &sink, &output)
            if unit.isOfStream { sink.pause(&output) }
        }
        catchUp(&sink, &output)
        pool?.close()
    }

    /// Examines a unit here, or on the worker pool while this thread reads more.
    private mutating func examine<Sink: OutcomeSink & ~Copyable>(
        _ unit: Unit, isMoreThere: Bool, _ sink: inout Sink, _ output: inout Sink.Output
    ) {
        guard let pool, isMoreThere || !steps.isEmpty, pool.send(unit) else {
            return add(session.examine(unit, isInOrder: true), &sink, &output)
        }
        steps.append(.outcomes)
        while pool.underWay >= pool.mostUnderWay { goOn(&sink, &output) }
    }

    private mutating func goOnWhileReady<Sink: OutcomeSink & ~Copyable>(_ sink: inout Sink, _ output: inout Sink.Output) {
        while case .other? = steps.first { goOn(&sink, &output) }
    }

    /// Waits for all units.
    private mutating func catchUp<Sink: OutcomeSink & ~Copyable>(_ sink: inout Sink, _ output: inout Sink.Output) {
        while !steps.isEmpty { goOn(&sink, &output) }
    }

    @inline(never)
    private mutating func goOn<Sink: OutcomeSink & ~Copyable>(_ sink: inout Sink, _ output: inout Sink.Output) {
        guard !steps.isEmpty else { return }
        switch steps.removeFirst() {
        case .outcomes, .other(.unit): add(pool?.receive { session.examine($0, isInOrder: false) } ?? [], &sink, &output)
        case .other(.failure(let path, let failure)): sink.fail(path, failure, &output)
        case .other(.skipped(let file, let isNamed)): sink.skip(file, isNamed: isNamed, &output)
        case .other(.end(let source)): sink.end(source, &output)
        }
    }

    /// Compares outcomes with earlier ones, and hands them on.
    private mutating func add<Sink: OutcomeSink & ~Copyable>(_ outcomes: [Outcome], _ sink: inout Sink, _ output: inout Sink.Output) {
        for outcome in outcomes {
            guard sink.isWanted(output) else { return }
            sink.add(outcome.unsettled == nil ? outcome : session.settle(outcome), &output)
        }
    }
}
