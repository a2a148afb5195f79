import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { findDesign } from '#app/designs/find_design'
import { pictureKind } from '#app/designs/pictures/picture_kind'
import { recentPicture } from '#app/designs/pictures/recent_pictures'
import { designLimits } from '#app/designs/design_rate_limits'

export default class DesignDownloadsController {
  async show(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const user = auth.getUserOrFail()
    await countAttempt(ctx, designLimits.download, String(user.id))
    const what = pictureKind(request.input('what'))
    const design = await findDesign(params.id, user.id)
    const picture = await recentPicture(design, what, null)
    response.header('cache-control', 'private, no-store')
    response.header('content-disposition', `attachment; filename="design-${design.id}-${what}.jpg"`)
    return response.type('image/jpeg').send(picture)
  }
}
