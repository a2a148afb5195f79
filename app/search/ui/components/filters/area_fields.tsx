import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { AREA_UNITS } from '#app/properties/contract/listing_options'
import { AmountField } from '#app/search/ui/components/filters/amount_field'
import type { FilterProps } from '#app/search/ui/components/filters/filter_props'

const UNITS = Object.entries(AREA_UNITS).map(([value, label]) => ({ value, label }))

export function AreaFields({ query, onShow }: FilterProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <AmountField name="min_area" label="Living area from" query={query} onShow={onShow} />
      <Field label="Area unit">
        <Select
          options={UNITS}
          value={query.area_unit ?? 'sqm'}
          onChange={(unit) => onShow({ area_unit: unit === 'sqm' ? undefined : unit })}
        />
      </Field>
    </div>
  )
}
