import { useEffect, useState } from 'react'
import { api } from '#app/core/ui/api'
import type { PickedListing } from '#app/chats/ui/components/dialogs/listing/use_pasted_listing'

const PER_PAGE = 20

interface Listed {
  listings: PickedListing[]
  next: number | null
  error: string | null
}

/** One's own listings that anybody may see, page by page. */
export function useOwnListings() {
  const [listed, setListed] = useState<Listed>({ listings: [], next: 1, error: null })
  const [request, setRequest] = useState({ page: 1 })
  const [answered, setAnswered] = useState<object | null>(null)

  useEffect(() => {
    let isWanted = true
    const { page } = request
    listPublished(page).then(
      ({ data, next_page_url: url }) => {
        if (!isWanted) return
        const open = data.filter((listing) => !listing.is_private)
        setListed((before) => ({
          listings: page === 1 ? open : [...before.listings, ...open],
          next: url ? page + 1 : null,
          error: null,
        }))
        setAnswered(request)
      },
      () => {
        if (!isWanted) return
        setListed((before) => ({ ...before, error: 'Your listings could not be loaded.' }))
        setAnswered(request)
      }
    )
    return () => {
      isWanted = false
    }
  }, [request])

  return {
    listings: listed.listings,
    error: listed.error,
    hasMore: listed.next !== null,
    isLoading: answered !== request,
    load: () => setRequest({ page: listed.next ?? 1 }),
  }
}

async function listPublished(page: number) {
  const params = { publish: 'publish', count: PER_PAGE }
  const asked = { params, ...asking({ page }) }
  const { properties } = await api.api.api.ownProperties.index(asked)
  return properties
}

function asking(query: Record<string, number>) {
  return { query }
}
