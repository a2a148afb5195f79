import { OfferingPrice } from '#app/club/ui/components/offerings/offering_price'
import { wishedWords } from '#app/club/contract/price_words'
import type { OfferingRequest } from '#app/club/ui/types'

/** What was agreed on: price, and the wished day. */
export function RequestTerms({ request }: { request: OfferingRequest }) {
  const { price, currency, coins, wished_on: day } = request
  return (
    <>
      <OfferingPrice price={price} currency={currency} coins={coins} />
      {day && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{wishedWords(day)}</span>
        </>
      )}
    </>
  )
}
