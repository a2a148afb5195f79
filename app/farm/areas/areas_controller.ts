import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { createArea, deleteArea, updateArea } from '#app/farm/areas/change_area'
import { AREA_LIMITS } from '#app/farm/farm_limits'
import { listAreas, findOwnArea } from '#app/farm/areas/find_areas'
import { areaChangeValidator, areaValidator, cornersOfFarm } from '#app/farm/areas/area_validators'
import { farmOwner } from '#app/farm/open_farm'
import { findFarm } from '#app/farm/find_farm'
import AreaTransformer from '#app/farm/areas/area_transformer'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pointsOf } from '#app/farm/areas/farm_area'
import ActivityTransformer from '#app/farm/areas/activity_transformer'
import { listAreaNews } from '#app/search/list_area_news'

export default class AreasController {
  async index(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const page = pageRequest(ctx)
    const part = { skipped: (page.page - 1) * page.perPage, limit: page.perPage + 1 }
    const rows = farm ? await listAreas(farm.id, part) : []
    const data = rows.map((row) => new AreaTransformer(row).toObject())
    return { areas: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    await countAttempt(ctx, AREA_LIMITS, String(user.id))
    const { area: input } = await ctx.request.validateUsing(areaValidator)
    const { name } = input
    return once(ctx, async (trx) => {
      const area = await createArea({ user, trx }, { name, corners: cornersOfFarm(input.polygon)! })
      return {
        status: 201,
        body: { status: 'success' as const, area: new AreaTransformer(area).toObject() },
      }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const { area: input } = await request.validateUsing(areaChangeValidator)
    const change = { name: input.name, corners: cornersOfFarm(input.polygon) ?? undefined }
    const area = await transaction((trx) => updateArea({ user, trx }, params.id, change))
    return { status: 'success' as const, area: new AreaTransformer(area).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteArea({ user, trx }, params.id))
    return { status: 'success' as const }
  }

  /** What listings inside an area did. */
  async activities(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const area = await findOwnArea(user, ctx.params.id)
    const page = pageRequest(ctx)
    const hiddenIds = await listHiddenUserIds(user.id)
    const news = await listAreaNews(pointsOf(area.corners), page, hiddenIds)
    const data = news.map((each) => new ActivityTransformer(each).toObject())
    return { activities: paginator(ctx, data, page) }
  }
}
