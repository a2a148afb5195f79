import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import { Select } from '#app/kit/form/select'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { AREA_UNITS } from '#app/properties/listing_options'
import { CURRENCY_RATES } from '#app/search/rates/currency_rates'
import { OptionCount } from '#app/search/counts/ui/option_count'
import type { CountOfOption } from '#app/search/counts/ui/use_option_counts'
import { isOn, type FILTERS, type FilterName, type FilterOf } from '#app/search/search_filters'
import { DEFAULT_CURRENCY } from '#app/search/search_options'
import type { SearchParameter, SearchQuery } from '#app/search/search_query'
import { ChoiceField, ChoicesField, RoomsField } from '#app/search/ui/option_fields'
import { ratesWords, type RatesOrigin } from '#app/search/ui/price_words'

export interface FilterProps {
  query: SearchQuery
  onShow: (change: SearchQuery) => void
}

/** A control for one parameter. Each change applies right away. */
export interface FilterFieldProps extends FilterProps {
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
  countOf: CountOfOption
}

/** What a filter is set with. */
export function FilterControl(props: FilterControlProps) {
  const { filter, isAlone, results, countOf, ...shared } = props
  const counted = { ...shared, countOf }
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
      return (
        <RoomsField name={filter.names[0]} offered={filter.offered} label={label} {...counted} />
      )
    }
    case 'choices': {
      const label = isAlone ? 'Any of these' : filter.label
      const { names, options } = filter
      return <ChoicesField name={names[0]} label={label} options={options} {...counted} />
    }
    case 'texts': {
      const label = isAlone ? 'All of these' : filter.label
      const { names, offered } = filter
      return <ChoicesField name={names[0]} label={label} options={offered} {...counted} />
    }
    case 'choice': {
      const { names, options, label } = filter
      return <ChoiceField name={names[0]} label={label} options={options} {...counted} />
    }
    case 'day': {
      const [name] = filter.names
      return (
        <Field label={filter.label}>
          <Input
            type="date"
            value={shared.query[name] ?? ''}
            onChange={({ target }) => shared.onShow({ [name]: target.value || undefined })}
          />
        </Field>
      )
    }
    case 'flag': {
      const [name] = filter.names
      return (
        <Checkbox
          label={
            <>
              {filter.label} <OptionCount counted={countOf(name, 'true')} />
            </>
          }
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
