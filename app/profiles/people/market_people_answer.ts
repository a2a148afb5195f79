import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { listMarketMembers } from '#app/places/markets/find_market_members'
import { connections } from '#app/profiles/following/connection_transformer'
import { listFollowed } from '#app/profiles/following/find_follows'

const PER_PAGE = 24

/** The first people on a market's page. */
export async function marketPeople(marketId: number, viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  const users = await listMarketMembers(marketId, { page: 1, perPage: PER_PAGE }, hiddenIds)
  const shown = users.slice(0, PER_PAGE)
  return {
    data: connections(shown, await listFollowed(viewerId, shown)),
    next_page_url:
      users.length > PER_PAGE
        ? `/api/markets/${marketId}/people?page=2&per_page=${PER_PAGE}`
        : null,
  }
}
