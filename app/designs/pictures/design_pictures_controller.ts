import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { findDesign, findSharedDesign } from '#app/designs/find_design'
import { pictureKind, sharedWidth, type PictureKind } from '#app/designs/pictures/picture_kind'
import { recentPicture, pictureTag } from '#app/designs/pictures/recent_pictures'
import { designLimits } from '#app/designs/design_rate_limits'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findPreview } from '#app/designs/collection/list_designs'

export default class DesignPicturesController {
  async download(ctx: HttpContext) {
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

  async preview({ auth, params, response }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    const preview = await findPreview(design.id)
    if (!preview) throw HttpError.notFound()
    response.header('cache-control', 'private, no-store')
    response.header('x-content-type-options', 'nosniff')
    return response.type('image/jpeg').send(preview)
  }

  async shared({ params, request, response }: HttpContext) {
    const kind: PictureKind = params.kind
    const width = sharedWidth(request.input('w'))
    const design = await findSharedDesign(params.token)
    if (!design) throw HttpError.notFound()
    response.header('cache-control', 'private, no-cache')
    response.header('etag', `"${pictureTag(design, kind, width)}"`)
    if (response.fresh()) return response.status(304).send(null)
    const picture = await recentPicture(design, kind, width)
    response.header('x-content-type-options', 'nosniff')
    response.header('cross-origin-resource-policy', 'cross-origin')
    return response.type('image/jpeg').send(picture)
  }
}
