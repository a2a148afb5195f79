import { TrendingDown } from 'lucide-react'
import { Price } from '#app/kit/display/price'
import type { SavedCard } from '#app/properties/ui/types'

/** How much the price fell since the home was saved. */
export function PriceDrop({ home }: { home: SavedCard }) {
  const { price, currency, saved_price: before, saved_currency: savedCurrency } = home
  if (price === null || before === null || !currency) return null
  if (currency !== savedCurrency || price >= before) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-13 text-positive">
      <TrendingDown size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
      <span>
        <Price amount={before - price} currency={currency} /> less than when you saved it
      </span>
    </p>
  )
}
