import { asking } from '#app/kit/calls/asking'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { usePages } from '#app/kit/calls/use_pages'

const PER_PAGE = 20

/** The person's own public listings, page by page. */
export function useOwnListings() {
  const { items, ...pages } = usePages(['chats', 'own listings'], listPublished)
  return { listings: items.filter((listing) => !listing.is_private), ...pages }
}

async function listPublished(page: number) {
  const params = { publish: 'publish', count: PER_PAGE }
  const asked = { params, ...asking({ page }) }
  const { properties } = await answered(api.api.api.ownProperties.index(asked))
  return properties
}
