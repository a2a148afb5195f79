import { Checkbox } from '#app/kit/form/checkbox'
import { PROPERTY_TYPES, SECTORS } from '#app/properties/contract/listing_options'
import { AreaFields } from '#app/search/ui/components/filters/area_fields'
import { ChoicesField } from '#app/search/ui/components/filters/choices_field'
import type { PriceProps } from '#app/search/ui/components/filters/filter_props'
import { PriceFields } from '#app/search/ui/components/filters/price_fields'
import { RoomsField } from '#app/search/ui/components/filters/rooms_field'
import { YearFields } from '#app/search/ui/components/filters/year_fields'
import { FEATURE_LABELS, FLAG_LABELS, isOn } from '#app/search/ui/state/filter_words'

/** All filters. Each change applies right away. */
export function FilterFields({ query, results, onShow }: PriceProps) {
  const shared = { query, onShow }
  return (
    <div className="flex flex-col gap-6">
      <PriceFields results={results} {...shared} />
      <RoomsField name="bedrooms" label="Bedrooms" {...shared} />
      <RoomsField name="bathrooms" label="Bathrooms" {...shared} />
      <ChoicesField name="type" label="Property type" options={PROPERTY_TYPES} {...shared} />
      <AreaFields {...shared} />
      <ChoicesField name="sector" label="Sector" options={SECTORS} {...shared} />
      <ChoicesField name="features" label="Features" options={FEATURE_LABELS} {...shared} />
      <YearFields {...shared} />
      <div className="flex flex-col gap-3">
        {FLAG_LABELS.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={isOn(query, name)}
            onChange={(event) => onShow({ [name]: event.target.checked ? 'true' : undefined })}
          />
        ))}
      </div>
    </div>
  )
}
