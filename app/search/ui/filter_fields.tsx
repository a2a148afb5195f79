import { Checkbox } from '#app/kit/form/checkbox'
import { PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'
import {
  AreaFields,
  ChoicesField,
  PriceFields,
  RoomsField,
  YearFields,
  type PriceProps,
} from '#app/search/ui/filter_inputs'
import { FEATURE_LABELS, FLAG_LABELS, isOn } from '#app/search/ui/filter_words'

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
