import type { Data } from '#data'

/** What else is accepted for payment, in one sentence; nothing where it is the currency of the price alone. */
export function AcceptedMoney({ property }: { property: Data.Properties.Property }) {
  const codes = [...property.accepted_currencies, ...property.accepted_cryptocurrencies]
  if (!codes.length) return null
  return <p className="num text-13 text-muted">Also accepted: {codes.join(', ')}</p>
}
