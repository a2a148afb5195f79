import { useState } from 'react'
import {
  OFFERING_KINDS,
  OFFERING_SORTS,
  type OfferingKind,
  type OfferingSort,
} from '#app/club/offerings/offering_options'
import { coinWords } from '#app/club/offerings/price_words'
import type { AskedOfferings } from '#app/club/offerings/ui/offering_types'
import { Button } from '#app/kit/button/button'
import { Chip } from '#app/kit/button/chip'
import { formatPrice } from '#app/kit/display/format_price'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { MoneyInput } from '#app/kit/form/money_input'
import { NumberInput } from '#app/kit/form/number_input'
import { Select } from '#app/kit/form/select'
import { FilterChip } from '#app/kit/overlay/filter_chip'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { CURRENCY_RATES } from '#app/search/rates/currency_rates'

interface OfferingFiltersProps {
  asked: AskedOfferings
  markets: { slug: string; name: string }[]
  onChange: (change: Partial<AskedOfferings>) => void
}

const KINDS = Object.keys(OFFERING_KINDS) as OfferingKind[]
const SORTS = Object.entries(OFFERING_SORTS).map(([value, label]) => ({ value, label }))
const KIND_WORDS = { service: 'Services', experience: 'Experiences' }
const EVERYWHERE = 'everywhere'

/** Every choice is in the page's address. */
export function OfferingFilters({ asked, markets, onChange }: OfferingFiltersProps) {
  const [words, setWords] = useState(asked.q ?? '')
  /** What is written counts, too, before it is sent by itself. */
  const choose = (change: Partial<AskedOfferings>) =>
    onChange({ q: words.trim() || null, ...change })
  const toggled = <Value,>(now: Value | null, value: Value) => (now === value ? null : value)
  const market = markets.find(({ slug }) => slug === asked.market)
  const places = [
    { value: EVERYWHERE, label: 'Everywhere' },
    ...markets.map(({ slug, name }) => ({ value: slug, label: name })),
  ]
  return (
    <div
      role="search"
      aria-label="Offerings"
      className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-center"
    >
      <form
        className="flex w-full gap-2 sm:w-auto"
        onSubmit={(event) => {
          event.preventDefault()
          choose({})
        }}
      >
        <Input
          type="search"
          aria-label="Search offerings"
          placeholder="Staging, a dinner"
          value={words}
          maxLength={100}
          onChange={({ target }) => setWords(target.value)}
          className="sm:w-72"
        />
        <Button type="submit">Search</Button>
      </form>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
        {KINDS.map((kind) => (
          <Chip
            key={kind}
            isChosen={asked.kind === kind}
            onClick={() => choose({ kind: toggled(asked.kind, kind) })}
          >
            {KIND_WORDS[kind]}
          </Chip>
        ))}
        <FilterChip label="Market" value={market?.name ?? null}>
          <Select
            aria-label="Market"
            options={places}
            value={asked.market ?? EVERYWHERE}
            onChange={(slug) => choose({ market: slug === EVERYWHERE ? null : slug })}
          />
        </FilterChip>
        <FilterChip label="Price" value={priceLabel(asked)}>
          <PriceFilter asked={asked} onChange={choose} />
        </FilterChip>
        <Chip
          isChosen={asked.pay === 'coin'}
          onClick={() => choose({ pay: toggled(asked.pay, 'coin') })}
        >
          For coin
        </Chip>
        <FilterChip label="Sort" value={asked.sort && OFFERING_SORTS[asked.sort]}>
          <Select
            aria-label="Sort"
            options={SORTS}
            value={asked.sort ?? 'newest'}
            onChange={(sort) => choose({ sort: sort === 'newest' ? null : (sort as OfferingSort) })}
          />
        </FilterChip>
      </div>
    </div>
  )
}

interface PriceFilterProps {
  asked: AskedOfferings
  onChange: (change: Partial<AskedOfferings>) => void
}

/** Prices in any currency, compared at the day's rates, or in coin. */
function PriceFilter({ asked, onChange }: PriceFilterProps) {
  const { min_price, max_price, currency, max_coins } = asked
  const [draft, setDraft] = useState({ min_price, max_price, currency, max_coins })
  const { currencies } = useCurrencies()
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(draft)
      }}
    >
      <Field label="From">
        <MoneyInput
          value={draft.min_price}
          currency={draft.currency}
          onChange={(value) => set({ min_price: value })}
        />
      </Field>
      <Field label="To">
        <MoneyInput
          value={draft.max_price}
          currency={draft.currency}
          onChange={(value) => set({ max_price: value })}
        />
      </Field>
      <Field label="Currency">
        <CurrencyPicker
          value={draft.currency}
          currencies={currencies.filter(({ code }) => CURRENCY_RATES.has(code))}
          onChange={(code) => code && set({ currency: code })}
        />
      </Field>
      <Field label="Coins, at most">
        <NumberInput
          value={draft.max_coins}
          min={1}
          suffix="coins"
          onChange={(value) => set({ max_coins: value })}
        />
      </Field>
      <div className="flex justify-between gap-3">
        <Button
          variant="quiet"
          onClick={() => onChange({ min_price: null, max_price: null, max_coins: null })}
        >
          Any price
        </Button>
        <Button type="submit" variant="primary">
          Show
        </Button>
      </div>
    </form>
  )
}

/** Null without a limit. */
function priceLabel({
  min_price: min,
  max_price: max,
  currency,
  max_coins: coins,
}: AskedOfferings) {
  const money = (amount: number) => formatPrice(amount, currency, 'en-US')
  const parts = []
  if (min !== null && max !== null) parts.push(`${money(min)} – ${money(max)}`)
  else if (min !== null) parts.push(`From ${money(min)}`)
  else if (max !== null) parts.push(`Up to ${money(max)}`)
  if (coins !== null) parts.push(`up to ${coinWords(coins)}`)
  return parts.length > 0 ? parts.join(', ') : null
}
