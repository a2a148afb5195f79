import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import type { Data } from '#data'

type Listing = Data.Properties.Property.Variants['toCard']

interface Page {
  properties: { data: Listing[]; next_page_url: string | null }
}

interface Added {
  listings: Listing[]
  next: string | null
}

/** The page's rows plus those loaded later; starts over when the status changes. */
export function useMoreListings(status: string, first: Listing[], next: string | null) {
  const [shown, setShown] = useState(status)
  const [added, setAdded] = useState<Added>({ listings: [], next })
  const [error, setError] = useState<string | null>(null)
  const request = useHttp<Record<string, never>, Page>({})

  if (shown !== status) {
    setShown(status)
    setAdded({ listings: [], next })
    setError(null)
  }

  const load = () => {
    if (!added.next) return
    setError(null)
    void request.get(added.next, {
      onSuccess: ({ properties }) =>
        setAdded((before) => ({
          listings: [...before.listings, ...properties.data],
          next: properties.next_page_url,
        })),
      onHttpException: () => setError('We couldn’t load more listings.'),
      onNetworkError: () => setError('You’re offline. Check your connection and try again.'),
    })
  }

  return {
    listings: [...first, ...added.listings],
    hasMore: added.next !== null,
    isLoading: request.processing,
    error,
    load,
  }
}
