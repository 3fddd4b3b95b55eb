@Component({ selector: 'apple-pay', template: '<button>Pay</button>', inputs: ['total'] })
export class ApplePayComponent { @Input() total = { label: '', amount: -1 } }
