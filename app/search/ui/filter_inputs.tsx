import { useEffect, useEffectEvent, useState } from 'react'
import { Chip } from '#app/kit/button/chip'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { NumberInput } from '#app/kit/form/number_input'
import { Select } from '#app/kit/form/select'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { AREA_UNITS } from '#app/properties/listing_options'
import { CURRENCY_RATES } from '#app/search/rates/currency_rates'
import { DEFAULT_CURRENCY } from '#app/search/search_options'
import type { SearchParameter, SearchQuery } from '#app/search/search_query'
import { ratesWords, type RatesOrigin } from '#app/search/ui/price_words'

export interface FilterProps {
  query: SearchQuery
  onShow: (change: SearchQuery) => void
}

/** A control for one parameter. Each change applies right away. */
interface FilterFieldProps extends FilterProps {
  name: SearchParameter
  label: string
}

export interface PriceProps extends FilterProps {
  /** with the date and source of the exchange rates; null before they are known */
  results: RatesOrigin | null
}

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

/** Any currency with a rate. */
function CurrencyField({ query, results, onShow }: PriceProps) {
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

const ROOMS = ['1', '2', '3', '4', '5', '6']

/** At least so many. */
export function RoomsField({ name, label, query, onShow }: FilterFieldProps) {
  const chosen = query[name]
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Chip isChosen={!chosen} onClick={() => onShow({ [name]: undefined })}>
          Any
        </Chip>
        {ROOMS.map((rooms) => (
          <Chip
            key={rooms}
            isChosen={chosen === rooms}
            onClick={() => onShow({ [name]: rooms })}
          >{`${rooms}+`}</Chip>
        ))}
      </div>
    </FieldGroup>
  )
}

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

export function YearFields({ query, onShow }: FilterProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <AmountField name="min_year" label="Built from" query={query} onShow={onShow} />
      <AmountField name="max_year" label="Built until" query={query} onShow={onShow} />
    </div>
  )
}

interface ChoicesFieldProps extends FilterFieldProps {
  /** values on the wire and their labels */
  options: Record<string, string>
}

/** Any number of several. */
export function ChoicesField({ name, label, options, query, onShow }: ChoicesFieldProps) {
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

const TYPING_MS = 450

/** A number, applied once typing pauses, or when it or its panel is left. */
function AmountField({ name, label, query, onShow }: FilterFieldProps) {
  const given = query[name] ? Number(query[name]) : null
  const [typed, setTyped] = useState(given)
  const [known, setKnown] = useState(given)
  if (known !== given) {
    setKnown(given)
    setTyped(given)
  }
  const apply = () => {
    if (typed !== given) onShow({ [name]: typed === null ? undefined : String(typed) })
  }
  const send = useEffectEvent(apply)
  useEffect(() => {
    if (typed === given) return
    const timer = setTimeout(send, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, given])
  useEffect(() => () => send(), [])
  return (
    <div onBlur={apply}>
      <Field label={label}>
        <NumberInput min={0} value={typed} onChange={setTyped} placeholder="Any" />
      </Field>
    </div>
  )
}
