import { Coins, Star } from 'lucide-react'
import { coinWords } from '#app/club/offerings/price_words'
import { Price } from '#app/kit/display/price'

interface OfferingPriceProps {
  price: number | null
  currency: string | null
  coins: number | null
}

/** In money, in coin, or both. */
export function OfferingPrice({ price, currency, coins }: OfferingPriceProps) {
  const money = price !== null && currency !== null && <Price amount={price} currency={currency} />
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      {money}
      {money && coins !== null && <span className="text-muted">or</span>}
      {coins !== null && (
        <span className="num inline-flex items-baseline gap-1 whitespace-nowrap">
          <Coins size={16} strokeWidth={1.5} aria-hidden className="self-center text-muted" />
          {coinWords(coins)}
        </span>
      )}
      {!money && coins === null && <span className="text-muted">No price yet</span>}
    </span>
  )
}

interface RatingProps {
  rating: number
  count: number
}

/** "4.8 (12)" */
export function Rating({ rating, count }: RatingProps) {
  const words = count === 1 ? '1 review' : `${count} reviews`
  return (
    <span className="num inline-flex items-center gap-1 whitespace-nowrap">
      <Star size={14} strokeWidth={1.5} aria-hidden className="fill-current text-brass" />
      <span aria-label={`Rated ${rating} of 5, ${words}`} role="img">
        {rating.toFixed(1)} <span className="text-muted">({count})</span>
      </span>
    </span>
  )
}
