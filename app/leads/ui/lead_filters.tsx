import { useState } from 'react'
import { Columns3, Download, List, Search } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { LEAD_SOURCES, LEAD_STAGES, type LeadView } from '#app/leads/lead_options'
import { exportAddress } from '#app/leads/ui/use_lead_address'
import { SOURCE_WORDS, LEAD_STAGE_WORDS } from '#app/leads/ui/lead_words'
import type { Filter, LeadsProps } from '#app/leads/ui/types'
import { buttonStyle } from '#app/kit/button/button_style'

interface LeadFiltersProps extends Pick<LeadsProps, 'view' | 'filter' | 'homes' | 'agents'> {
  onShow: (change: Partial<Filter>, view?: LeadView) => void
}

const ALL = 'all'
const SELECT = 'w-full sm:w-40'

const STAGES = choices('All stages', LEAD_STAGES, LEAD_STAGE_WORDS)
const SOURCES = choices('All sources', LEAD_SOURCES, SOURCE_WORDS)

export function LeadFilters({ view, filter, homes, agents, onShow }: LeadFiltersProps) {
  const homeOptions = [
    { value: ALL, label: 'All listings' },
    ...homes.map(({ slug, name }) => ({ value: slug, label: name ?? 'Untitled listing' })),
  ]
  const agentOptions = [
    { value: ALL, label: 'Everyone' },
    ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const chosen = (value: string) => (value === ALL ? null : value)

  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 sm:w-56">
        <LeadSearch key={filter.q} q={filter.q} onSearch={(q) => onShow({ q })} />
      </div>
      {view === 'table' && (
        <div className={SELECT}>
          <Select
            aria-label="Stage"
            options={STAGES}
            value={filter.stage ?? ALL}
            onChange={(value) =>
              onShow({ stage: LEAD_STAGES.find((one) => one === value) ?? null })
            }
          />
        </div>
      )}
      <div className={SELECT}>
        <Select
          aria-label="Source"
          options={SOURCES}
          value={filter.source ?? ALL}
          onChange={(value) =>
            onShow({ source: LEAD_SOURCES.find((one) => one === value) ?? null })
          }
        />
      </div>
      {homes.length > 0 && (
        <div className={SELECT}>
          <Select
            aria-label="Listing"
            options={homeOptions}
            value={filter.property ?? ALL}
            onChange={(value) => onShow({ property: chosen(value) })}
          />
        </div>
      )}
      {agents.length > 1 && (
        <div className={SELECT}>
          <Select
            aria-label="Agent"
            options={agentOptions}
            value={filter.assigned_to ? String(filter.assigned_to) : ALL}
            onChange={(value) => onShow({ assigned_to: Number(chosen(value)) || null })}
          />
        </div>
      )}
      {areLeadsFiltered(filter) && (
        <Button variant="quiet" onClick={() => onShow(NO_FILTER)}>
          Clear
        </Button>
      )}
      <div className="col-span-2 flex gap-1 sm:ml-auto">
        <IconButton
          icon={Columns3}
          label="Board"
          aria-pressed={view === 'board'}
          variant={view === 'board' ? 'line' : 'quiet'}
          onClick={() => onShow({ stage: null }, 'board')}
        />
        <IconButton
          icon={List}
          label="Table"
          aria-pressed={view === 'table'}
          variant={view === 'table' ? 'line' : 'quiet'}
          onClick={() => onShow({}, 'table')}
        />
        <a
          href={exportAddress(filter)}
          download
          className={buttonStyle({ variant: 'quiet', className: 'px-3' })}
        >
          <Download size={18} strokeWidth={1.5} aria-hidden />
          Export
        </a>
      </div>
    </div>
  )
}

export const NO_FILTER: Filter = {
  stage: null,
  source: null,
  property: null,
  assigned_to: null,
  q: null,
}

export const areLeadsFiltered = (filter: Filter) => Object.values(filter).some(Boolean)

function LeadSearch({ q, onSearch }: { q: string | null; onSearch: (q: string | null) => void }) {
  const [words, setWords] = useState(q ?? '')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(words.trim() || null)
      }}
    >
      <Input
        type="search"
        aria-label="Search leads"
        placeholder="Name, email, listing"
        value={words}
        prefix={<Search size={18} strokeWidth={1.5} aria-hidden className="text-muted" />}
        onChange={(event) => setWords(event.target.value)}
        onBlur={() => words.trim() !== (q ?? '') && onSearch(words.trim() || null)}
      />
    </form>
  )
}

function choices<Value extends string>(
  all: string,
  values: readonly Value[],
  words: Record<Value, string>
) {
  return [
    { value: ALL, label: all },
    ...values.map((value) => ({ value: String(value), label: words[value] })),
  ]
}
