import { Price } from '#app/kit/display/price'
import type { OfferedFor } from '#app/properties/listing_options'

interface HomePriceProps {
  home: { price: number | null; currency: string | null; offered_for: OfferedFor }
}

/** What a home costs: a price, or a rent a month. Nothing while its currency isn’t chosen. */
export function HomePrice({ home: { price, currency, offered_for: offeredFor } }: HomePriceProps) {
  if (!currency) return null
  return (
    <span className="whitespace-nowrap">
      <Price amount={price} currency={currency} />
      {price !== null && offeredFor === 'rent' && <span className="text-13">{'\u00A0/month'}</span>}
    </span>
  )
}
