import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import {
  listUserProperties,
  listTeamProperties,
  listMarketProperties,
} from '#app/properties/lists/list_public_properties'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import PropertyTransformer from '#app/properties/property_transformer'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { findTeam } from '#app/teams/find_teams'
import { savableCards } from '#app/properties/savable_card_transformer'
import { findMarket } from '#app/places/markets/find_markets'

export default class ListedPropertiesController {
  async ofUser(ctx: HttpContext) {
    const { id } = ctx.params
    const viewerId = ctx.auth.user?.id ?? null
    await authorizeSeeing(viewerId, id)
    const page = pageRequest(ctx)
    const rows = await listUserProperties(id, page)
    const savedIds = await listSavedAmong(viewerId, rows)
    const properties = rows.map((property) => ({
      ...new PropertyTransformer(property).toObject(),
      is_saved: savedIds.has(property.id),
    }))
    return { properties: paginator(ctx, properties, page) }
  }

  async ofTeam(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const team = await findTeam({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const rows = await listTeamProperties(team.id, page, await listHiddenUserIds(viewerId))
    const savedIds = await listSavedAmong(viewerId, rows)
    return { properties: paginator(ctx, savableCards(rows, savedIds), page) }
  }

  async ofMarket(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const rows = await listMarketProperties(market, page, await listHiddenUserIds(viewerId))
    const savedIds = await listSavedAmong(viewerId, rows)
    return { properties: paginator(ctx, savableCards(rows, savedIds), page) }
  }
}
