export function ApplePayButton({ cart }) {
  const pay = () => {
    const session = new ApplePaySession(3, {
      countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa', 'amx'], merchantCapabilities: ['supports3DS'],
      total: { label: "Sam's Shop", amount: cart.total },
    })
    session.begin()
  }
  return <button className="apple-pay" onClick={pay}>Don't wait: buy {cart.count} items</button>
}
