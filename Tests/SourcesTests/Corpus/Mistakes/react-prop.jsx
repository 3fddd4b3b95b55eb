export default () => <Wallet
  label="It's Apple Pay"
  onSelect={session => session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount: '5,00' } })}
  items={[1, 2].map(i => <li key={i}>{i}'s</li>)}
/>
