const [total] = createSignal({ label: 'Shop', amount: '1' })
export const Pay = () => <Show when={total()} fallback={<p>Can't pay</p>}><button onClick={() => {
  new ApplePaySession(3, { countryCode: 'USA', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: total() })
}}>Pay</button></Show>
