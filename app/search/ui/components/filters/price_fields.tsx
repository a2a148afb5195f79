import { AmountField } from '#app/search/ui/components/filters/amount_field'
import { CurrencyField } from '#app/search/ui/components/filters/currency_field'
import type { PriceProps } from '#app/search/ui/components/filters/filter_props'

export function PriceFields({ query, results, onShow }: PriceProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <AmountField name="min_price" label="Lowest price" query={query} onShow={onShow} />
        <AmountField name="max_price" label="Highest price" query={query} onShow={onShow} />
      </div>
      <CurrencyField query={query} results={results} onShow={onShow} />
    </div>
  )
}
