package import PaySheetShapes

#if SOURCES_ONLY
    /// The pages, which need libraries that compile. `PAYSHEET_GENERATE=sources` leaves them out.
    package enum Pages {
        package static let all: [GeneratedFile] = []
    }
#else
    import PaySheetTool

    /// The pages about the rules and the command. They show what the libraries say, so these have to compile.
    package enum Pages {
        package static let all = RulePages().files + [CommandPage.file, AgentSkill.file, SourceCoverage.file]
    }
#endif
