export const Button = () => (
  <button
    title='Pay'
    onClick={() => new ApplePaySession(3, {
      countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
      total: { label: 'Shop', amount: '1.00.00' },
    }).begin()}
  >
    It's <b>quick</b> &amp; safe
  </button>
)
