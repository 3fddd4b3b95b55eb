@Component({ selector: 'app-pay', template: `<button (click)="pay()">It's {{ label }}</button>` })
export class PayComponent {
  constructor(private readonly cart: CartService) {}
  pay(): void {
    const session = new ApplePaySession(6, {
      countryCode: 'AT', currencyCode: 'EUR', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
      requiredShippingContactFields: ['postalAddress', 'mail'], total: { label: 'Laden', amount: this.cart.total.toFixed(2) },
    })
    session.begin()
  }
}
