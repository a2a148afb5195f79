import { Field } from '#app/kit/form/field'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import { useCurrencies } from '#app/places/ui/hooks/use_currencies'
import { CURRENCY_RATES } from '#app/search/contract/currency_rates'
import { DEFAULT_CURRENCY } from '#app/search/contract/search_options'
import type { SearchQuery } from '#app/search/contract/search_query'

interface CurrencyFieldProps {
  query: SearchQuery
  ratesDay: string
  onShow: (change: SearchQuery) => void
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Any currency with a rate. */
export function CurrencyField({ query, ratesDay, onShow }: CurrencyFieldProps) {
  const { currencies, hasFailed } = useCurrencies()
  return (
    <Field
      label="Currency"
      hint={`Converted at the rates of ${DAY.format(new Date(ratesDay))}.`}
      error={
        hasFailed ? 'We couldn’t load the currencies. Close the filters and try again.' : undefined
      }
    >
      <CurrencyPicker
        value={query.currency ?? DEFAULT_CURRENCY}
        currencies={currencies.filter(({ code }) => CURRENCY_RATES.has(code))}
        onChange={(code) => onShow({ currency: code ?? undefined })}
      />
    </Field>
  )
}
