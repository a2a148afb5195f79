import { useState } from 'react'
import { PriceFilter, priceLabel } from '#app/club/ui/components/offerings/price_filter'
import {
  OFFERING_KINDS,
  OFFERING_SORTS,
  type OfferingKind,
  type OfferingSort,
} from '#app/club/contract/offering_options'
import type { AskedOfferings } from '#app/club/ui/types'
import { Button } from '#app/kit/button/button'
import { Chip } from '#app/kit/button/chip'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { FilterChip } from '#app/kit/overlay/filter_chip'

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
    <div role="search" aria-label="Offerings" className="flex flex-wrap items-center gap-2">
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
        <Button type="submit" className="h-12">
          Search
        </Button>
      </form>
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
  )
}
