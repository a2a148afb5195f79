import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/markets/find_markets'
import { spotShelf } from '#app/spots/spot_shelves'
import type { SpotView } from '#app/spots/spot_view'
import { listShelf, listSpotsOf, type SpotOwner } from '#app/spots/list_spots'
import SpotTransformer from '#app/spots/spot_transformer'
import { findTeam } from '#app/teams/find_teams'

export default class SpotListsController {
  /** `?show=published|drafts|saved` */
  async own(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const shelf = spotShelf(ctx.request.qs().show)
    const views = await listShelf(ctx.auth.getUserOrFail().id, shelf, page)
    return { spots: paginator(ctx, wireOf(views), page) }
  }

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
  return { spots: paginator(ctx, wireOf(views), page) }
}

const wireOf = (views: SpotView[]) => views.map((view) => new SpotTransformer(view).toObject())
