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
  search: (query: string) => void
}

/**
 * A combobox's options: the list or last search results, then the chosen item if it fits. While a
 * search is under way, only those of the last that fit: Enter must not take what was meant before.
 */
export function useComboboxOptions<Item>(
  source: OptionSource<Item>,
  value: Item | null,
  { keyOf, labelOf }: ItemWords<Item>
): ComboboxOptions<Item> {
  const [found, setFound] = useState<readonly Item[]>([])
  const [asked, setAsked] = useState('')
  const [status, setStatus] = useState<Status>('idle')
  const request = useRef<AbortController>(null)

  useEffect(() => () => request.current?.abort(), [])

  const search = useCallback(
    (query: string) => {
      if (typeof source !== 'function') return
      request.current?.abort()
      const { signal } = (request.current = new AbortController())
      setAsked(query.trim().toLowerCase())
      if (!query.trim()) {
        setFound([])
        setStatus('idle')
        return
      }
      setStatus('loading')
      void answer(
        () => source(query.trim(), signal),
        signal,
        (items) => {
          setFound(items ?? [])
          setStatus(items ? (items.length ? 'ready' : 'empty') : 'failed')
        }
      )
    },
    [source]
  )

  if (typeof source !== 'function') return { items: source, status: 'ready', search }
  const isFitting = (item: Item) => labelOf(item).toLowerCase().includes(asked)
  const shown = status === 'loading' ? found.filter(isFitting) : found
  const isMissing = value !== null && !shown.some((item) => keyOf(item) === keyOf(value))
  return { items: isMissing && isFitting(value) ? [...shown, value] : shown, status, search }
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
