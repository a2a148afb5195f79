import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/policies/authorize_seeing'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/queries/find_market'
import { listSpotsOf, type SpotOwner } from '#app/spots/queries/list_spots_of'
import SpotTransformer from '#app/spots/transformers/spot_transformer'
import { findTeam } from '#app/teams/queries/find_team'

export default class SpotListsController {
  async ofUser(ctx: HttpContext) {
    const { id } = ctx.params
    await authorizeSeeing(ctx.auth.user?.id ?? null, id)
    return pageOf(ctx, { userId: id })
  }

  async ofTeam(ctx: HttpContext) {
    const team = await findTeam({ id: ctx.params.id }, ctx.auth.user?.id ?? null)
    return pageOf(ctx, { teamId: team.id })
  }

  async ofMarket(ctx: HttpContext) {
    const { market } = await findMarket({ id: ctx.params.id }, ctx.auth.user?.id ?? null)
    return pageOf(ctx, { marketId: market.id })
  }
}

async function pageOf(ctx: HttpContext, owner: SpotOwner) {
  const page = pageRequest(ctx)
  const views = await listSpotsOf(owner, ctx.auth.user?.id ?? null, page)
  const spots = views.map((view) => new SpotTransformer(view).toObject())
  return { spots: paginator(ctx, spots, page) }
}
