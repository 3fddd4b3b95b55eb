export default { title: 'Wallet/ApplePayButton', component: ApplePayButton, args: { total: { label: '', amount: 0 }, status: 12 } }
export const Default = args => <ApplePayButton {...args} paymentRequest={{ total: null }} />
