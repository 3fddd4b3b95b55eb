package import PaySheet

extension Policy {
    /// Only what is wrong with text and shape counts: random documents break rules about meaning all the time.
    package static var aboutShape: Policy {
        var policy = Policy(apiVersion: Policy.newestVersion)
        policy.checksRules = false
        return policy
    }
}
