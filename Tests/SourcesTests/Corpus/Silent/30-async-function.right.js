async function makeRequest() { return (await fetch('/request')).json() }
const pay = async () => new ApplePaySession(3, await makeRequest())
