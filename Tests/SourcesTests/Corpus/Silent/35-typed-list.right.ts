import { ApplePayLineItem } from './own'
const items: ApplePayLineItem[] = [{ label: 'Shirt', amount: '5,00' }]
