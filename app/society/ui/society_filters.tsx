import { Search } from 'lucide-react'
import { Combobox } from '#app/kit/form/combobox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import {
  MAX_SOCIETY_SEARCH_CHARACTERS,
  MEMBER_TYPES,
  type MemberType,
} from '#app/society/society_options'
import type { Market, SocietyFilters } from '#app/society/ui/use_society'

const ALL_TYPES = 'all'

const TYPES = [
  { value: ALL_TYPES, label: 'All types' },
  ...MEMBER_TYPES.map((value) => ({ value, label: `${TYPE_WORDS[value]}s` })),
] as const

interface FiltersProps {
  filters: SocietyFilters
  typed: string
  markets: Market[]
  onType: (text: string) => void
  onChange: (change: Partial<SocietyFilters>) => void
}

export function Filters({ filters, typed, markets, onType, onChange }: FiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
      <div className="col-span-2 sm:col-span-1">
        <Field label={`Search ${filters.kind}`}>
          <Input
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="A name, or part of one"
            maxLength={MAX_SOCIETY_SEARCH_CHARACTERS}
            prefix={<Search size={20} strokeWidth={1.5} aria-hidden />}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
      </div>
      {filters.kind === 'people' && (
        <>
          <Field label="Account type">
            <Select<MemberType | typeof ALL_TYPES>
              options={TYPES}
              value={filters.type ?? ALL_TYPES}
              onChange={(type) => onChange({ type: type === ALL_TYPES ? null : type })}
            />
          </Field>
          <Field label="Market">
            <Combobox
              source={markets}
              value={markets.find(({ id }) => id === filters.market) ?? null}
              labelOf={({ name }) => name}
              hintOf={({ country }) => country}
              keyOf={({ id }) => id}
              placeholder="All markets"
              onChange={(market) => onChange({ market: market?.id ?? null })}
            />
          </Field>
        </>
      )}
    </div>
  )
}
