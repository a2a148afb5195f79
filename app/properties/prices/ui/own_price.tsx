import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import type { Data } from '#data'

interface OwnPriceProps {
  property: Pick<
    Data.Properties.Property,
    'price' | 'currency' | 'offered_for' | 'accepted_currencies' | 'accepted_cryptocurrencies'
  >
  /** words alone, where one can’t choose another currency: on paper, on a card */
  isPlain?: boolean
  className?: string
}

const OwnPriceLine = lazyPart(async () => ({
  default: (await import('#app/properties/prices/ui/own_price_line')).OwnPriceLine,
}))

/**
 * About what a price is in the visitor's currency, by which rate. Pages from a cache don't know it,
 * so the line has its height before it has its words.
 */
export function OwnPrice({ property, isPlain = false, className = '' }: OwnPriceProps) {
  const isHydrated = useIsHydrated()
  const { price, currency } = property
  if (!price || !currency) return null
  const waiting = <span>{isPlain ? '' : 'In other currencies'}</span>
  return (
    <div className={`num text-13 text-muted ${isPlain ? '' : 'min-h-5'} ${className}`}>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <OwnPriceLine
            price={price}
            currency={currency}
            offeredFor={property.offered_for}
            accepted={property.accepted_currencies}
            crypto={property.accepted_cryptocurrencies}
            isPlain={isPlain}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
