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

/** A list that starts with the page's own rows and grows page by page; begins anew with its status. */
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
      onHttpException: () => setError('The next listings could not be loaded.'),
      onNetworkError: () => setError('You seem to be offline.'),
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
