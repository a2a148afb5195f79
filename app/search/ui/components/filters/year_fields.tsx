import { AmountField } from '#app/search/ui/components/filters/amount_field'
import type { FilterProps } from '#app/search/ui/components/filters/filter_props'

export function YearFields({ query, onShow }: FilterProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <AmountField name="min_year" label="Built from" query={query} onShow={onShow} />
      <AmountField name="max_year" label="Built until" query={query} onShow={onShow} />
    </div>
  )
}
