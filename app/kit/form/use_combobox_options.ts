import { useCallback, useEffect, useRef, useState } from 'react'
import { typingPause } from '#app/kit/calls/typing_pause'

interface ItemWords<Item> {
  keyOf: (item: Item) => string | number
  labelOf: (item: Item) => string
}

/** A list, or a search whose signal aborts once its answer is outdated. */
export type OptionSource<Item> =
  readonly Item[] | ((query: string, signal: AbortSignal) => Promise<readonly Item[]>)

type Status = 'idle' | 'loading' | 'ready' | 'empty' | 'failed'

interface ComboboxOptions<Item> {
  items: readonly Item[]
  status: Status
  /** whether it answers what was typed before, and may not be an answer to what is typed now */
  isOld: (item: Item) => boolean
  search: (query: string) => void
}

/**
 * A combobox's options: the list or last search results, then the chosen item if it fits. The last
 * results stay while somebody types on: what is meant may have another name than was typed.
 */
export function useComboboxOptions<Item>(
  source: OptionSource<Item>,
  value: Item | null,
  { keyOf, labelOf }: ItemWords<Item>
): ComboboxOptions<Item> {
  const [found, setFound] = useState<readonly Item[]>([])
  const [asked, setAsked] = useState('')
  const [status, setStatus] = useState<Status>('idle')
  const answered = useRef('')
  const request = useRef<AbortController>(null)

  useEffect(() => () => request.current?.abort(), [])

  const search = useCallback(
    (query: string) => {
      if (typeof source !== 'function') return
      request.current?.abort()
      const { signal } = (request.current = new AbortController())
      const text = query.trim().toLowerCase()
      setAsked(text)
      const typesOn = text.startsWith(answered.current) || answered.current.startsWith(text)
      if (!text || !typesOn) setFound([])
      if (!text) {
        setStatus('idle')
        return
      }
      setStatus('loading')
      void answer(
        () => source(query.trim(), signal),
        signal,
        (items) => {
          answered.current = text
          setFound(items ?? [])
          setStatus(items ? (items.length ? 'ready' : 'empty') : 'failed')
        }
      )
    },
    [source]
  )

  if (typeof source !== 'function') {
    return { items: source, status: 'ready', isOld: () => false, search }
  }
  const isFitting = (item: Item) => labelOf(item).toLowerCase().includes(asked)
  const isOld = (item: Item) => status === 'loading' && !isFitting(item)
  const isMissing = value !== null && !found.some((item) => keyOf(item) === keyOf(value))
  const items = isMissing && isFitting(value) ? [...found, value] : found
  return { items, status, isOld, search }
}

/** Searches once typing pauses. Passes null on failure, and nothing if aborted. */
async function answer<Item>(
  ask: () => Promise<readonly Item[]>,
  signal: AbortSignal,
  tell: (items: readonly Item[] | null) => void
) {
  await typingPause()
  if (signal.aborted) return
  const items = await ask().catch(() => null)
  if (!signal.aborted) tell(items)
}
