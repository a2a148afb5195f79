import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { formatPrice } from '#app/kit/display/format_price'
import { formatDate } from '#app/kit/display/format_time'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { OfferedFor } from '#app/properties/listing_options'
import { convertPrice } from '#app/properties/prices/convert_price'
import { rentWords } from '#app/properties/prices/rent_words'
import { useOwnCurrency } from '#app/properties/prices/ui/own_currency'
import { useRates } from '#app/properties/prices/ui/use_rates'

interface OwnPriceLineProps {
  price: number
  currency: string
  offeredFor: OfferedFor
  /** codes of other currencies that the owner takes */
  accepted: readonly string[]
  crypto: readonly string[]
  isPlain: boolean
}

const CurrencyDialog = lazyPart(async () => ({
  default: (await import('#app/properties/prices/ui/currency_dialog')).CurrencyDialog,
}))

export function OwnPriceLine(props: OwnPriceLineProps) {
  const { price, currency, offeredFor, accepted, crypto, isPlain } = props
  const locale = useLocale()
  const { currency: own, choose } = useOwnCurrency(locale)
  const [isOpen, setOpen] = useState(false)
  const isForeign = own !== null && own !== currency
  const { rates, hasFailed, retry } = useRates(isForeign || isOpen)
  const converted = isForeign && rates ? convertPrice(price, currency, own, rates) : null
  const words =
    converted &&
    `About ${rentWords(formatPrice(converted.amount, converted.currency, locale), offeredFor)} at the rate of ${formatDate(new Date(converted.day), locale, 'UTC')}`
  if (isPlain) return words

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="text-left underline decoration-faint underline-offset-4 hover:text-ink hover:decoration-ink"
        onClick={() => setOpen(true)}
      >
        {words ?? 'In other currencies'}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CurrencyDialog
            {...{ price, currency, own, accepted, crypto, rates, hasFailed }}
            onChoose={choose}
            onRetry={retry}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
