import type { HttpContext } from '@adonisjs/core/http'
import { findDesign } from '#app/designs/queries/find_design'
import { pictureKind } from '#app/designs/pictures/picture_kind'
import { renderPicture } from '#app/designs/pictures/render_picture'

/** A design's picture to take along, labelled as what it is. */
export default class DesignDownloadsController {
  async show({ auth, params, request, response }: HttpContext) {
    const what = pictureKind(request.input('what'))
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    const picture = await renderPicture(design, what)
    response.header('cache-control', 'private, no-store')
    response.header('content-disposition', `attachment; filename="design-${design.id}-${what}.jpg"`)
    return response.type('image/jpeg').send(picture)
  }
}
