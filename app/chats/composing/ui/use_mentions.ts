import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useQuery } from '@tanstack/react-query'
import { foldText } from '#app/common/text/fold_text'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { queries } from '#app/kit/calls/queries'
import { openMention } from '#app/common/text/mentions'
import type { UserCard } from '#app/chats/ui/chat_types'

const MAX_SUGGESTIONS = 6
const NOBODY: readonly UserCard[] = []

interface MentionsOptions {
  input: RefObject<HTMLTextAreaElement | null>
  value: string
  /** who is in the chat */
  people?: readonly UserCard[]
  onChange: (value: string) => void
}

/** Suggests people in the chat while their `@handle` is typed: arrows choose, Enter or Tab insert. */
export function useMentions({ input, value, people = NOBODY, onChange }: MentionsOptions) {
  const id = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const open = people.length ? openMention(value, Math.min(caret, value.length)) : null
  const blocked = useQuery(
    {
      queryKey: ['blocked ids'],
      enabled: open !== null,
      queryFn: async () => (await answered(api.api.blocks.index(asking({ page: 1 })))).users.data,
    },
    queries
  )
  const found = open && open.start !== closedAt && !blocked.isPending ? matching(open.term) : NOBODY
  const chosen = found[Math.min(active, found.length - 1)]

  function matching(term: string): readonly UserCard[] {
    const hidden = new Set(blocked.data?.map((person) => person.id))
    return people
      .filter((person) => !hidden.has(person.id) && isMatch(person, term))
      .slice(0, MAX_SUGGESTIONS)
  }

  const insert = ({ handle }: UserCard) => {
    if (!open) return
    const before = `${value.slice(0, open.start)}@${handle} `
    // rendered at once: the next letter typed must find the caret in place
    flushSync(() => {
      onChange(before + value.slice(caret).replace(/^ /, ''))
      setCaret(before.length)
      setActive(0)
    })
    input.current?.setSelectionRange(before.length, before.length)
  }

  return {
    found,
    active: Math.min(active, Math.max(found.length - 1, 0)),
    id,
    insert,
    /** after every move of the caret */
    follow: (area: HTMLTextAreaElement) => {
      setCaret(area.selectionEnd)
      if (area.selectionEnd !== caret) setActive(0)
    },
    /** @returns whether the key was for the suggestions */
    onKey: ({ key, shiftKey }: KeyboardEvent): boolean => {
      if (!chosen || !open) return false
      if (key === 'ArrowDown') setActive((active + 1) % found.length)
      else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length)
      else if (key === 'Escape') setClosedAt(open.start)
      else if ((key === 'Enter' || key === 'Tab') && !shiftKey) insert(chosen)
      else return false
      return true
    },
    aria: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': chosen && id,
      'aria-activedescendant': chosen && `${id}-${chosen.id}`,
    },
  }
}

function isMatch({ name, handle }: UserCard, term: string): boolean {
  if (handle.startsWith(term)) return true
  const words = foldText(name).split(' ')
  return words.some((word) => word.startsWith(foldText(term)))
}
