'use client'
import dynamic from 'next/dynamic'
type Props<T extends object = {}> = { cart: T }
export default function Page({ cart }: Props<Cart>) {
  async function onClick() {
    const request: ApplePayJS.ApplePayPaymentRequest = {
      countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
      shippingMethods: [{ label: 'Fast', detail: 'Tomorrow', amount: 'nine', identifier: 'fast' }],
      total: { label: 'Shop', amount: cart.total },
    }
    new ApplePaySession(3, request).begin()
  }
  return <main><h1>Don't panic</h1>{cart.items.length > 0 && <button onClick={onClick}>Pay</button>}</main>
}
