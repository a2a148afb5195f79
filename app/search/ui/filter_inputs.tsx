import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Chip } from '#app/kit/button/chip'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { NumberInput } from '#app/kit/form/number_input'
import { Select } from '#app/kit/form/select'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { AREA_UNITS } from '#app/properties/listing_options'
import { CURRENCY_RATES } from '#app/search/rates/currency_rates'
import { isOn, type FILTERS, type FilterName, type FilterOf } from '#app/search/search_filters'
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

interface FilterControlProps extends PriceProps {
  filter: (typeof FILTERS)[FilterName]
  /** in a panel of its own, which has its name */
  isAlone?: boolean
}

/** What a filter is set with. */
export function FilterControl({ filter, isAlone, results, ...shared }: FilterControlProps) {
  switch (filter.kind) {
    case 'range':
      return 'unit' in filter ? (
        <div className="flex flex-col gap-4">
          <AmountFields filter={filter} {...shared} />
          <CurrencyField results={results} {...shared} />
          <p className="text-13 text-muted">{priceHint(shared.query)}</p>
        </div>
      ) : (
        <AmountFields filter={filter} {...shared} />
      )
    case 'least':
      return (
        <AmountFields filter={filter} {...shared}>
          <AreaUnitField {...shared} />
        </AmountFields>
      )
    case 'rooms': {
      const label = isAlone ? 'At least' : filter.label
      return <RoomsField name={filter.names[0]} label={label} {...shared} />
    }
    case 'choices': {
      const label = isAlone ? 'Any of these' : filter.label
      const { names, options } = filter
      return <ChoicesField name={names[0]} label={label} options={options} {...shared} />
    }
    case 'texts': {
      const label = isAlone ? 'All of these' : filter.label
      const { names, offered } = filter
      return <ChoicesField name={names[0]} label={label} options={offered} {...shared} />
    }
    case 'choice': {
      const { names, options, label } = filter
      return <ChoiceField name={names[0]} label={label} options={options} {...shared} />
    }
    case 'flag': {
      const [name] = filter.names
      return (
        <Checkbox
          label={filter.label}
          checked={isOn(shared.query, name)}
          onChange={({ target }) => shared.onShow({ [name]: target.checked ? 'true' : undefined })}
        />
      )
    }
  }
}

interface AmountFieldsProps extends FilterProps {
  filter: FilterOf<'range' | 'least'>
  /** beside them */
  children?: ReactNode
}

function AmountFields({ filter: { names, labels }, children, ...shared }: AmountFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {names.map((name, at) => (
        <AmountField key={name} name={name} label={labels[at]} {...shared} />
      ))}
      {children}
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

function priceHint({ offered_for: offeredFor }: SearchQuery): string {
  if (offeredFor === 'rent') return 'Rent a month.'
  return 'Prices of homes for sale. Choose “For rent” to search by rent.'
}

const ROOMS = ['1', '2', '3', '4', '5', '6']

/** At least so many. */
function RoomsField({ name, label, query, onShow }: FilterFieldProps) {
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

function AreaUnitField({ query, onShow }: FilterProps) {
  return (
    <Field label="Area unit">
      <Select
        options={UNITS}
        value={query.area_unit ?? 'sqm'}
        onChange={(unit) => onShow({ area_unit: unit === 'sqm' ? undefined : unit })}
      />
    </Field>
  )
}

interface ChoicesFieldProps extends FilterFieldProps {
  /** values on the wire and their labels */
  options: Readonly<Record<string, string>>
}

/** Any number of several. */
function ChoicesField({ name, label, options, query, onShow }: ChoicesFieldProps) {
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

/** One of several, or any. */
function ChoiceField({ name, label, options, query, onShow }: ChoicesFieldProps) {
  const chosen = query[name]
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Chip isChosen={!chosen} onClick={() => onShow({ [name]: undefined })}>
          Any
        </Chip>
        {Object.entries(options).map(([value, text]) => (
          <Chip key={value} isChosen={chosen === value} onClick={() => onShow({ [name]: value })}>
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
