import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/core/exceptions/http_error'
import { findDesign } from '#app/designs/queries/find_design'
import { findSharedDesign } from '#app/designs/queries/find_shared_design'
import DesignTransformer from '#app/designs/transformers/design_transformer'
import SharedDesignTransformer from '#app/designs/transformers/shared_design_transformer'

/** Where a design's link is made, and where it leads. */
export default class DesignSharePagesController {
  async edit({ auth, inertia, params }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    if (design.status !== 'completed') throw HttpError.notFound()
    return inertia.render('designs/share', { design: new DesignTransformer(design).toObject() })
  }

  async show({ inertia, params, response }: HttpContext) {
    const design = await findSharedDesign(params.token)
    if (!design) throw HttpError.notFound()
    // Whoever takes a link back expects that it is gone from caches too.
    response.header('cache-control', 'private, no-cache')
    return inertia.render('designs/shared', {
      design: new SharedDesignTransformer(design).toObject(),
    })
  }
}
