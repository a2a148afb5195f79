import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { pointsOf } from '#app/farm/areas/models/farm_area'
import { findOwnArea } from '#app/farm/areas/queries/find_own_area'
import ActivityTransformer from '#app/farm/transformers/activity_transformer'
import { listAreaNews } from '#app/search/queries/list_area_news'

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
