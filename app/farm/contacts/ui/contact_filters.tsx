import { useState } from 'react'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { FilterChoices } from '#app/farm/contacts/ui/filter_choices'
import { MAX_SEGMENT_NAME_CHARACTERS, type ContactFilter } from '#app/farm/farm_options'
import type { Area, Segment } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { Chip } from '#app/kit/button/chip'
import { IconButton } from '#app/kit/button/icon_button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'

interface ContactFiltersProps {
  filter: ContactFilter
  tags: readonly string[]
  areas: readonly Area[]
  segments: readonly Segment[]
  onFilter: (filter: ContactFilter) => void
}

/** Words and choices, all at once; and filters that were saved as segments. */
export function ContactFilters(props: ContactFiltersProps) {
  const { filter, tags, areas, segments, onFilter } = props
  const [isNaming, setNaming] = useState(false)
  const [words, setWords] = useState(filter.q ?? '')
  const { run } = useCall(toast.error)
  const chosen = segments.find((segment) => isSame(segment.filter, filter))
  const set = (change: ContactFilter) => onFilter({ ...filter, ...change })

  const forget = async ({ id }: Segment) => {
    const call = () => answered(api.api.api.segments.destroy({ params: { id } }))
    if (await run(call)) reloadPage({ only: ['segments'] })
  }

  return (
    <div className="flex flex-col gap-4">
      {segments.length > 0 && (
        <div role="group" aria-label="Segments" className="flex flex-wrap items-center gap-2">
          <Chip isChosen={!areContactsFiltered(filter)} onClick={() => onFilter({})}>
            Everyone
          </Chip>
          {segments.map((segment) => (
            <Chip
              key={segment.id}
              isChosen={segment.id === chosen?.id}
              onClick={() => onFilter(segment.filter)}
            >
              <bdi>{segment.name}</bdi>
            </Chip>
          ))}
          {chosen && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={`Delete segment ${chosen.name}`}
              onClick={() => void forget(chosen)}
            />
          )}
        </div>
      )}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          set({ q: words.trim() || undefined })
        }}
      >
        <Input
          type="search"
          aria-label="Search contacts"
          placeholder="Name, email, phone or address"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      <FilterChoices filter={filter} tags={tags} areas={areas} onChange={set} />
      {areContactsFiltered(filter) && !chosen && (
        <div>
          <Button icon={BookmarkPlus} onClick={() => setNaming(true)}>
            Save segment
          </Button>
        </div>
      )}
      {isNaming && <SegmentDialog filter={filter} onClose={() => setNaming(false)} />}
    </div>
  )
}

function SegmentDialog({ filter, onClose }: { filter: ContactFilter; onClose: () => void }) {
  const [name, setName] = useState('')
  const { run, isRunning, refusal } = useCall()
  const save = async () => {
    const body = { segment: { name, filter: { ...filter } } }
    if (!(await run(() => answered(api.api.api.segments.store({ body }))))) return
    reloadPage({ only: ['segments'] })
    onClose()
  }
  return (
    <FormDialog
      title="Save segment"
      submit="Save segment"
      size="sm"
      isOpen
      noValidate
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      onSubmit={() => void save()}
    >
      <Field
        label="Name"
        error={refusal?.errors['segment.name'] ?? refusal?.message}
        hint="Always shows who matches at that moment."
      >
        <Input
          value={name}
          maxLength={MAX_SEGMENT_NAME_CHARACTERS}
          placeholder="Buyers by the sea"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}

function isSame(one: ContactFilter, other: ContactFilter): boolean {
  const words = (filter: ContactFilter) => new URLSearchParams(filterQuery(filter)).toString()
  return words(one) === words(other)
}

/** A filter as parameters of pages, calls and files. */
export function filterQuery(filter: ContactFilter): Record<string, string> {
  const { q, tags, consent, areas, sources, lead, seen } = filter
  return {
    ...(q && { q }),
    ...(tags?.length && { tags: tags.join(',') }),
    ...(consent?.length && { consent: consent.join(',') }),
    ...(areas?.length && { areas: areas.join(',') }),
    ...(sources?.length && { sources: sources.join(',') }),
    ...(lead && { lead }),
    ...(seen && { seen: String(seen) }),
  }
}

export function areContactsFiltered(filter: ContactFilter): boolean {
  return Object.keys(filterQuery(filter)).length > 0
}
