export class Pay {
  @Input() request = { countryCode: '', total: null }
  start = () => { new ApplePaySession(3, this.request).begin() }
}
