export const Doc = () => <p>Don't call new ApplePaySession(3, {'{'} total: 5 {'}'}) or session.completePayment(x)</p>
