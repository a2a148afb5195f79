import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDesign } from '#app/designs/find_design'
import { findPreview } from '#app/designs/collection/list_designs'

export default class DesignPreviewsController {
  async show({ auth, params, response }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    const preview = await findPreview(design.id)
    if (!preview) throw HttpError.notFound()
    response.header('cache-control', 'private, no-store')
    response.header('x-content-type-options', 'nosniff')
    return response.type('image/jpeg').send(preview)
  }
}
