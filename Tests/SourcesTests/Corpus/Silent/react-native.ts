import { PaymentRequest } from 'react-native-payments'
const request = new PaymentRequest([{ supportedMethods: ['apple-pay'], data: { supportedNetworks: ['x'] } }], { total: { amount: 1 } })
