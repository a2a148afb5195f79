import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import type { PublicDesign } from '#app/designs/ui/types'

export interface PublicPage {
  designs: PublicDesign[]
  next_page_url: string | null
}

export function useMoreDesigns(first: PublicPage) {
  const [added, setAdded] = useState<PublicPage>({ ...first, designs: [] })
  const [error, setError] = useState<string | null>(null)
  const request = useHttp<Record<string, never>, PublicPage>({})

  const load = () => {
    if (!added.next_page_url) return
    setError(null)
    const asked = request.get(added.next_page_url, {
      onSuccess: ({ designs, next_page_url }) =>
        setAdded((before) => ({ designs: [...before.designs, ...designs], next_page_url })),
      onHttpException: () => setError("We couldn't load more designs."),
      onNetworkError: () => setError("You're offline. Check your connection."),
    })
    asked.catch(() => {})
  }

  return {
    designs: [...first.designs, ...added.designs],
    hasMore: added.next_page_url !== null,
    isLoading: request.processing,
    error,
    load,
  }
}
