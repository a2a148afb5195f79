import { useEffect, useEffectEvent, useState } from 'react'
import { Checkbox } from '#app/kit/form/checkbox'
import { Chip } from '#app/kit/button/chip'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { NumberInput } from '#app/kit/form/number_input'
import { Select } from '#app/kit/form/select'
import { AREA_UNITS, PROPERTY_TYPES, SECTORS } from '#app/properties/contract/listing_options'
import { CurrencyField } from '#app/search/ui/components/currency_field'
import { FEATURES } from '#app/search/contract/search_options'
import type { SearchParameter, SearchQuery } from '#app/search/contract/search_query'

interface FilterFieldsProps {
  query: SearchQuery
  ratesDay: string
  onShow: (change: SearchQuery) => void
}

const ANY = 'any'
const TYPING_MS = 450

/** All filters. Each change applies right away. */
export function FilterFields({ query, ratesDay, onShow }: FilterFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3">
        <Amount name="min_price" label="Lowest price" query={query} onShow={onShow} />
        <Amount name="max_price" label="Highest price" query={query} onShow={onShow} />
      </div>
      <CurrencyField query={query} ratesDay={ratesDay} onShow={onShow} />
      <div className="grid grid-cols-2 gap-3">
        <AtLeast name="bedrooms" label="Bedrooms" query={query} onShow={onShow} />
        <AtLeast name="bathrooms" label="Bathrooms" query={query} onShow={onShow} />
      </div>
      <Choices
        name="type"
        label="Property type"
        options={PROPERTY_TYPES}
        query={query}
        onShow={onShow}
      />
      <Choices name="sector" label="Sector" options={SECTORS} query={query} onShow={onShow} />
      <Choices
        name="features"
        label="Features"
        options={Object.fromEntries(FEATURES.map((feature) => [feature.toLowerCase(), feature]))}
        query={query}
        onShow={onShow}
      />
      <div className="grid grid-cols-2 gap-3">
        <Amount name="min_area" label="Living area from" query={query} onShow={onShow} />
        <Field label="Area unit">
          <Select
            options={Object.entries(AREA_UNITS).map(([value, label]) => ({ value, label }))}
            value={query.area_unit ?? 'sqm'}
            onChange={(unit) => onShow({ area_unit: unit === 'sqm' ? undefined : unit })}
          />
        </Field>
        <Amount name="min_year" label="Built from" query={query} onShow={onShow} />
        <Amount name="max_year" label="Built until" query={query} onShow={onShow} />
      </div>
      <div className="flex flex-col gap-3">
        <Flag name="accepts_crypto" label="Accepts cryptocurrency" query={query} onShow={onShow} />
        <Flag name="has_video" label="Has a video" query={query} onShow={onShow} />
        <Flag name="open_house" label="Has an open house" query={query} onShow={onShow} />
      </div>
    </div>
  )
}

interface PartProps {
  name: SearchParameter
  label: string
  query: SearchQuery
  onShow: (change: SearchQuery) => void
}

function Amount({ name, label, query, onShow }: PartProps) {
  const given = query[name] ? Number(query[name]) : null
  const [typed, setTyped] = useState(given)
  const [known, setKnown] = useState(given)
  if (known !== given) {
    setKnown(given)
    setTyped(given)
  }
  const send = useEffectEvent(() => onShow({ [name]: typed === null ? undefined : String(typed) }))
  useEffect(() => {
    if (typed === given) return
    const timer = setTimeout(send, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, given])
  return (
    <Field label={label}>
      <NumberInput min={0} value={typed} onChange={setTyped} placeholder="Any" />
    </Field>
  )
}

export function AtLeast({ name, label, query, onShow }: PartProps) {
  const options = [1, 2, 3, 4, 5, 6].map((rooms) => ({ value: String(rooms), label: `${rooms}+` }))
  return (
    <Field label={label}>
      <Select
        options={[{ value: ANY, label: 'Any' }, ...options]}
        value={query[name] ?? ANY}
        onChange={(value) => onShow({ [name]: value === ANY ? undefined : value })}
      />
    </Field>
  )
}

interface ChoicesProps extends PartProps {
  options: Record<string, string>
}

function Choices({ name, label, options, query, onShow }: ChoicesProps) {
  const chosen = query[name]?.split(',') ?? []
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onShow({ [name]: next.join(',') || undefined })
  }
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {Object.entries(options).map(([value, text]) => (
          <Chip key={value} isChosen={chosen.includes(value)} onClick={() => toggle(value)}>
            {text}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}

function Flag({ name, label, query, onShow }: PartProps) {
  return (
    <Checkbox
      label={label}
      checked={query[name] === 'true'}
      onChange={(event) => onShow({ [name]: event.target.checked ? 'true' : undefined })}
    />
  )
}
