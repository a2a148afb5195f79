import { useEffect, useState } from 'react'
import { answered } from '#app/common/ui/calls/answered'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import { api } from '#app/core/ui/api'
import type { DesignCard } from '#app/chats/ui/state/types'

interface Listed {
  designs: DesignCard[]
  next: number | null
  error: string | null
}

/** One's own finished designs, page by page, newest first. */
export function useOwnDesigns() {
  const [listed, setListed] = useState<Listed>({ designs: [], next: 1, error: null })
  const [request, setRequest] = useState({ page: 1 })
  const [done, setDone] = useState<object | null>(null)

  useEffect(() => {
    let isWanted = true
    const { page } = request
    answered(api.api.api.designCards.index({ retry: 0, ...asking({ page }) }))
      .then(({ designs: { data, next_page_url: url } }) => {
        if (!isWanted) return
        setListed(({ designs }) => ({
          designs: page === 1 ? data : [...designs, ...data],
          next: url ? page + 1 : null,
          error: null,
        }))
      })
      .catch((error: unknown) => {
        if (isWanted) setListed((before) => ({ ...before, error: sentenceOf(error) }))
      })
      .finally(() => isWanted && setDone(request))
    return () => {
      isWanted = false
    }
  }, [request])

  return {
    designs: listed.designs,
    error: listed.error,
    hasMore: listed.next !== null,
    isLoading: done !== request,
    load: () => setRequest({ page: listed.next ?? 1 }),
  }
}

function asking(query: Record<string, number>) {
  return { query }
}
