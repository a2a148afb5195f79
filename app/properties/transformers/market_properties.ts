import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { findMarket } from '#app/places/queries/find_market'
import { listMarketProperties } from '#app/properties/queries/list_market_properties'
import { firstCards } from '#app/properties/transformers/first_cards'

/** The first listings on a market's page. */
export async function marketProperties(marketId: number, viewerId: number | null) {
  const { market } = await findMarket({ id: marketId }, viewerId)
  const hiddenIds = await listHiddenUserIds(viewerId)
  return firstCards(viewerId, `/api/markets/${marketId}/properties`, (page) =>
    listMarketProperties(market, page, hiddenIds)
  )
}
