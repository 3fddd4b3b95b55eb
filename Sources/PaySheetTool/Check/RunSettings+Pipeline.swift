import PaySheetChecking

extension RunSettings {
    /// The number of threads besides the first one, if the run has enough work for them.
    func threads(for inputs: [Input]) -> Int {
        inputs.count > 1 || inputs.contains { areRecords || $0.isRecords } ? jobs - 1 : 0
    }

    /// What is special about the inputs.
    var form: Feed.Form {
        var form = Feed.Form()
        form.areRecords = areRecords
        form.standardName = standardName
        return form
    }
}
