import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { listMarketMembers } from '#app/places/queries/list_market_members'
import { connections } from '#app/profiles/transformers/connections'

const PER_PAGE = 24

/** The first people on a market's page. */
export async function marketPeople(marketId: number, viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  const users = await listMarketMembers(marketId, { page: 1, perPage: PER_PAGE }, hiddenIds)
  return {
    data: await connections(users.slice(0, PER_PAGE), viewerId),
    next_page_url:
      users.length > PER_PAGE
        ? `/api/markets/${marketId}/people?page=2&per_page=${PER_PAGE}`
        : null,
  }
}
