import { useCallback, useEffect, useRef, useState } from 'react'
import { typingPause } from '#app/kit/calls/typing_pause'

/** A list, or a search whose signal aborts once its answer is outdated. */
export type OptionSource<Item> =
  readonly Item[] | ((query: string, signal: AbortSignal) => Promise<readonly Item[]>)

type Status = 'idle' | 'loading' | 'ready' | 'empty' | 'failed'

interface ComboboxOptions<Item> {
  items: readonly Item[]
  status: Status
  search: (query: string) => void
}

/** A combobox's options: the list or last search results, always with the chosen item. */
export function useComboboxOptions<Item>(
  source: OptionSource<Item>,
  value: Item | null,
  keyOf: (item: Item) => string | number
): ComboboxOptions<Item> {
  const [found, setFound] = useState<readonly Item[]>([])
  const [status, setStatus] = useState<Status>('idle')
  const request = useRef<AbortController>(null)

  useEffect(() => () => request.current?.abort(), [])

  const search = useCallback(
    (query: string) => {
      if (typeof source !== 'function') return
      request.current?.abort()
      const { signal } = (request.current = new AbortController())
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
  const isMissing = value !== null && !found.some((item) => keyOf(item) === keyOf(value))
  return { items: isMissing ? [value, ...found] : found, status, search }
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
