import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { sharedWidth, type PictureKind } from '#app/designs/pictures/picture_kind'
import { pictureTag, recentPicture } from '#app/designs/pictures/recent_pictures'
import { findSharedDesign } from '#app/designs/find_design'

export default class SharedPicturesController {
  async show({ params, request, response }: HttpContext) {
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
