import PaySheetChecking

extension CheckRun {
    /// Starts threads if the run has enough work for them.
    static func pool(_ settings: RunSettings, _ inputs: [Input], _ plan: ReportPlan) -> WorkerPool<Work, [Outcome]>? {
        guard settings.jobs > 1, inputs.count > 1 || inputs.contains(where: { settings.areRecords || $0.isRecords }) else { return nil }
        let check = settings.check
        return WorkerPool(size: settings.jobs - 1) {
            var session = CheckSession(check, plan, writer: plan.rendering.writer)
            return { session.examine($0, isInOrder: false) }
        }
    }
}
