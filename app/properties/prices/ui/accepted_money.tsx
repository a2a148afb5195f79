import type { Data } from '#data'

interface AcceptedMoneyProps {
  property: Pick<Data.Properties.Property, 'accepted_currencies' | 'accepted_cryptocurrencies'>
}

/** What else is accepted for payment, in one sentence; nothing where it is the currency of the price alone. */
export function AcceptedMoney({ property }: AcceptedMoneyProps) {
  const codes = [...property.accepted_currencies, ...property.accepted_cryptocurrencies]
  if (!codes.length) return null
  return <p className="num text-13 text-muted">Also accepted: {codes.join(', ')}</p>
}
