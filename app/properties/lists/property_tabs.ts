import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { PageRequest } from '#app/common/http/paginator'
import { findMarket } from '#app/places/markets/find_markets'
import {
  listMarketProperties,
  listTeamProperties,
  listUserCards,
} from '#app/properties/lists/list_public_properties'
import type { PropertyCardRow } from '#app/properties/property_row'
import { savableCards } from '#app/properties/savable_card_transformer'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'

/** The first listings on a market's page. */
export async function marketProperties(marketId: number, viewerId: number | null) {
  const { market } = await findMarket({ id: marketId }, viewerId)
  const hiddenIds = await listHiddenUserIds(viewerId)
  return firstCards(viewerId, `/api/markets/${marketId}/properties`, (page) =>
    listMarketProperties(market, page, hiddenIds)
  )
}

/** The first listings on a team's page. */
export async function teamProperties(teamId: number, viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  return firstCards(viewerId, `/api/teams/${teamId}/properties`, (page) =>
    listTeamProperties(teamId, page, hiddenIds)
  )
}

/** The first listings on somebody's profile. */
export function profileProperties(userId: number, viewerId: number | null) {
  return firstCards(viewerId, `/api/users/${userId}/properties`, (page) =>
    listUserCards(userId, page)
  )
}

const PER_PAGE = 12

/** The first page of a list of cards. @param api where the next pages are */
async function firstCards(
  viewerId: number | null,
  api: string,
  list: (page: PageRequest) => Promise<PropertyCardRow[]>
) {
  const rows = await list({ page: 1, perPage: PER_PAGE })
  const shown = rows.slice(0, PER_PAGE)
  return {
    data: savableCards(shown, await listSavedAmong(viewerId, shown)),
    next_page_url: rows.length > PER_PAGE ? `${api}?page=2&per_page=${PER_PAGE}` : null,
  }
}
