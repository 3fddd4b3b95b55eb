if (!window.ApplePaySession) window.ApplePaySession = function ApplePaySession(version, request) { this.request = request }
ApplePaySession.prototype.completePayment = function (result) { return { status: result } }
