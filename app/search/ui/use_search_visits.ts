import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { SearchQuery } from '#app/search/search_query'

interface VisitOptions {
  /** replaces the current history entry */
  isReplacing?: boolean
}

/**
 * Changes the search by visiting its URL. Until the answer arrives, `asked` is ahead of the page:
 * controls show it, and the next change builds on it.
 */
export function useSearchVisits(query: SearchQuery) {
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [ahead, setAhead] = useState<SearchQuery | null>(null)
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    setAhead(null)
  }
  const asked = ahead ?? query

  const show = (change: SearchQuery, { isReplacing = false }: VisitOptions = {}) => {
    // a field may report what was typed as the page closes
    if (location.pathname !== '/search') return
    const next = { ...asked, ...change }
    let isOffline = false
    setAhead(next)
    router.get('/search', given(next), {
      replace: isReplacing,
      preserveState: true,
      preserveScroll: true,
      only: ['query', 'edge_km', 'outline', 'results', 'edited'],
      onStart: () => {
        setLoading(true)
        setFailed(false)
      },
      onNetworkError: () => {
        isOffline = true
        setFailed(true)
      },
      onFinish: ({ interrupted }) => {
        if (interrupted) return
        setLoading(false)
        if (!isOffline) setAhead(null)
      },
    })
  }

  return { asked, show, retry: () => show({}), isLoading, hasFailed }
}

function given(query: SearchQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  )
}

export function searchAddressOf(query: SearchQuery): string {
  const written = String(new URLSearchParams(given(query)))
  return written ? `/search?${written}` : '/search'
}
