import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { pointsOf } from '#app/farm/areas/farm_area'
import { findOwnArea } from '#app/farm/areas/find_areas'
import ActivityTransformer from '#app/farm/areas/activity_transformer'
import { listAreaNews } from '#app/search/list_area_news'

/** What listings inside an area did. */
export default class AreaActivitiesController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const area = await findOwnArea(user, ctx.params.id)
    const page = pageRequest(ctx)
    const hiddenIds = await listHiddenUserIds(user.id)
    const news = await listAreaNews(pointsOf(area.corners), page, hiddenIds)
    const data = news.map((each) => new ActivityTransformer(each).toObject())
    return { activities: paginator(ctx, data, page) }
  }
}
