import { Field } from '#app/kit/form/field'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import { useCurrencies } from '#app/places/ui/hooks/use_currencies'
import { CURRENCY_RATES } from '#app/search/contract/currency_rates'
import { DEFAULT_CURRENCY } from '#app/search/contract/search_options'
import type { PriceProps } from '#app/search/ui/components/filters/filter_props'
import { ratesWords } from '#app/search/ui/state/rates_words'

/** Any currency with a rate. */
export function CurrencyField({ query, results, onShow }: PriceProps) {
  const { currencies, hasFailed } = useCurrencies()
  return (
    <Field
      label="Currency"
      hint={results ? ratesWords(results) : undefined}
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
