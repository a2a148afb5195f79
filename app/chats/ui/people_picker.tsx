import { useState } from 'react'
import { Combobox } from '@base-ui/react/combobox'
import { X, Check } from 'lucide-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'
import { typingPause } from '#app/kit/calls/typing_pause'
import { Avatar } from '#app/kit/display/avatar'
import { controlStyle } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import { POPUP_ROW } from '#app/kit/overlay/popup_style'
import { searchPeople, type PersonCard } from '#app/profiles/people/ui/search_people'

interface PeoplePickerProps {
  chosen: PersonCard[]
  onChange: (people: PersonCard[]) => void
  /** already in the chat, so they can't be chosen */
  presentIds?: readonly number[]
}

/** The list is inline, so that it never covers the fields below. */
export function PeoplePicker({ chosen, onChange, presentIds = [] }: PeoplePickerProps) {
  const control = useFieldControl()
  const [query, setQuery] = useState('')
  const { people, status } = usePeopleSearch(query.trim())

  return (
    <Combobox.Root
      inline
      open
      multiple
      autoHighlight
      items={people}
      value={chosen}
      onValueChange={(next) => {
        onChange(next)
        setQuery('')
      }}
      inputValue={query}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && setQuery(text)}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.id === other.id}
      filter={null}
    >
      <Combobox.Chips
        className={controlStyle({
          size: 'free',
          isFramed: true,
          className: 'max-h-32 min-h-11 flex-wrap gap-1.5 overflow-y-auto px-1.5 py-1.5',
        })}
      >
        {chosen.map((person) => (
          <Combobox.Chip
            key={person.id}
            className="flex h-8 max-w-full items-center gap-1 rounded-full bg-raised pr-1 pl-3.5 text-13"
          >
            <span dir="auto" className="truncate">
              {person.name}
            </span>
            <Combobox.ChipRemove
              aria-label={`Remove ${person.name}`}
              className="grid size-6 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X size={14} strokeWidth={1.5} aria-hidden />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        <Combobox.Input
          autoFocus
          placeholder={chosen.length ? 'Add someone' : 'Name or handle'}
          className="h-8 min-w-32 flex-1 bg-transparent px-2.5 outline-none placeholder:text-muted"
          {...control}
        />
      </Combobox.Chips>
      <div className="mt-2 h-72 overflow-y-auto" aria-busy={status === 'loading' || undefined}>
        <Combobox.Status className="px-3 text-13 text-muted not-empty:py-3">
          {sentence(status, query.trim(), people.length)}
        </Combobox.Status>
        <Combobox.List aria-label="People">
          {(person: PersonCard) => (
            <PersonOption
              key={person.id}
              person={person}
              isPresent={presentIds.includes(person.id)}
            />
          )}
        </Combobox.List>
      </div>
    </Combobox.Root>
  )
}

function sentence(status: string, query: string, count: number): string | null {
  if (status === 'failed') return 'Search isn’t responding. Keep typing to try again.'
  if (count) return query ? null : 'People you follow'
  if (status === 'loading') return 'Searching…'
  return query ? 'No one by that name or handle.' : 'Type a name or handle.'
}

interface PersonOptionProps {
  person: PersonCard
  isPresent: boolean
}

function PersonOption({ person, isPresent }: PersonOptionProps) {
  return (
    <Combobox.Item value={person} disabled={isPresent} className={`${POPUP_ROW} min-h-14`}>
      <Avatar name={person.name} src={person.avatar} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {person.name}
        </span>
        <span className="block truncate text-13 text-muted">@{person.handle}</span>
      </span>
      {isPresent && <span className="text-13 text-muted">Already added</span>}
      <Combobox.ItemIndicator>
        <Check size={18} strokeWidth={1.5} aria-hidden className="text-brass" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}

interface Found {
  people: PersonCard[]
  status: 'loading' | 'ready' | 'failed'
}

/** Keeps the last results until the next ones arrive. */
function usePeopleSearch(query: string): Found {
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    {
      queryKey: ['chats', 'people', query],
      queryFn: async ({ signal }) => {
        if (query) await typingPause()
        signal.throwIfAborted()
        return searchPeople(query, signal)
      },
      placeholderData: keepPreviousData,
    },
    queries
  )
  if (isError) return { people: [], status: 'failed' }
  return { people: data ?? [], status: isPending || isPlaceholderData ? 'loading' : 'ready' }
}
