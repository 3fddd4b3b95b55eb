import ApplePayButton from 'apple-pay-button'
export const Pay = () => <ApplePayButton type="continue" style={{ total: 1 }} onClick={() => start({ total: { label: '' } })} />
