import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { SearchQuery } from '#app/search/contract/search_query'

interface VisitOptions {
  /** replaces the current history entry */
  isReplacing?: boolean
}

/** Changes the search by visiting its URL. */
export function useSearchVisits(query: SearchQuery) {
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const show = (change: SearchQuery, { isReplacing = false }: VisitOptions = {}) =>
    router.get('/search', given({ ...query, ...change }), {
      replace: isReplacing,
      preserveState: true,
      preserveScroll: true,
      only: ['query', 'results'],
      onStart: () => {
        setLoading(true)
        setFailed(false)
      },
      onNetworkError: () => setFailed(true),
      onFinish: () => setLoading(false),
    })

  return { show, retry: () => show({}), isLoading, hasFailed }
}

function given(query: SearchQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  )
}

export function addressOf(query: SearchQuery): string {
  return `/search?${new URLSearchParams(given(query))}`
}
