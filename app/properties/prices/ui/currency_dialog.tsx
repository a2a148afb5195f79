import { formatPrice } from '#app/kit/display/format_price'
import { formatDate } from '#app/kit/display/format_time'
import { Field } from '#app/kit/form/field'
import { useLocale } from '#app/kit/hooks/use_reader'
import { FailureState } from '#app/kit/list/failure_state'
import { Spinner } from '#app/kit/list/spinner'
import { Dialog } from '#app/kit/overlay/dialog'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { convertPrice, type Rates } from '#app/properties/prices/convert_price'

interface CurrencyDialogProps extends Omit<PricesProps, 'rates'> {
  /** null while loading */
  rates: Rates | null
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
}

/** A price in the visitor's currency, which they choose here, and in those that the owner takes. */
export function CurrencyDialog({
  rates,
  hasFailed,
  onRetry,
  onClose,
  ...prices
}: CurrencyDialogProps) {
  return (
    <Dialog title="Price in other currencies" size="sm" isOpen onOpenChange={onClose}>
      {rates ? (
        <Prices rates={rates} {...prices} />
      ) : hasFailed ? (
        <FailureState message="We couldn’t load the exchange rates." onRetry={onRetry} />
      ) : (
        <Spinner size={20} />
      )}
    </Dialog>
  )
}

interface PricesProps {
  price: number
  currency: string
  /** the visitor's; null where they have none */
  own: string | null
  accepted: readonly string[]
  crypto: readonly string[]
  rates: Rates
  /** @param code null for that of their country */
  onChoose: (code: string | null) => void
}

function Prices({ price, currency, own, accepted, crypto, rates, onChoose }: PricesProps) {
  const locale = useLocale()
  const { currencies } = useCurrencies()
  const shown = [...new Set([currency, ...(own ? [own] : []), ...accepted])]
  const nameOf = (code: string) => currencies.find((one) => one.code === code)?.name ?? code
  const converted = shown.map((code) => ({
    code,
    price: convertPrice(price, currency, code, rates),
    isAsked: code === currency,
    isAccepted: accepted.includes(code),
  }))
  const [oldest] = converted.flatMap(({ price: one }) => one?.day ?? []).sort()
  const sources = [...new Set(converted.flatMap(({ price: one }) => one?.sources ?? []))]

  return (
    <div className="flex flex-col gap-5">
      <Field label="Your currency" hint="This browser remembers it for every home.">
        <CurrencyPicker
          value={own}
          currencies={currencies.filter(({ code }) => rates.has(code))}
          placeholder="Search or choose"
          onChange={onChoose}
        />
      </Field>
      <dl className="border-t border-line">
        {converted.map(({ code, price: one, isAsked, isAccepted }) => (
          <div key={code} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-muted">
              {nameOf(code)}
              {isAsked && ', asking price'}
              {isAccepted && ', accepted'}
            </dt>
            <dd className="num text-right">
              {isAsked
                ? formatPrice(price, currency, locale)
                : one
                  ? `About ${formatPrice(one.amount, code, locale)}`
                  : 'No rate'}
            </dd>
          </div>
        ))}
        {crypto.map((code) => (
          <div key={code} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-muted">{nameOf(code)}, accepted</dt>
            <dd className="num text-right">{code}, at the day’s price</dd>
          </div>
        ))}
      </dl>
      {oldest && (
        <p className="text-13 text-muted">
          Converted at the rates of {formatDate(new Date(oldest), locale, 'UTC')}, from{' '}
          {sources.join(' and ')}. The asking price is what counts.
        </p>
      )}
    </div>
  )
}
