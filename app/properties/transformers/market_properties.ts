import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { findMarket } from '#app/places/queries/find_market'
import { listMarketProperties } from '#app/properties/queries/list_market_properties'
import { savableCards } from '#app/properties/transformers/savable_cards'

const PER_PAGE = 12

/** The first listings on a market's page. */
export async function marketProperties(marketId: number, viewerId: number | null) {
  const { market } = await findMarket({ id: marketId }, viewerId)
  const hiddenIds = await listHiddenUserIds(viewerId)
  const rows = await listMarketProperties(market, { page: 1, perPage: PER_PAGE }, hiddenIds)
  return {
    data: await savableCards(rows.slice(0, PER_PAGE), viewerId),
    next_page_url:
      rows.length > PER_PAGE
        ? `/api/markets/${marketId}/properties?page=2&per_page=${PER_PAGE}`
        : null,
  }
}
