import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { HttpError } from '#app/core/exceptions/http_error'
import FeatureDesign from '#app/designs/actions/feature_design'
import { galleryPolicy } from '#app/designs/policies/gallery_policy'

/** What staff chooses for the gallery. */
export default class DesignFeaturesController {
  store(ctx: HttpContext) {
    return this.#feature(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.#feature(ctx, false)
  }

  async #feature({ auth, params }: HttpContext, isWanted: boolean) {
    if (!galleryPolicy.curate(auth.getUserOrFail())) {
      throw HttpError.forbidden('Only staff chooses for the gallery.')
    }
    const { id, isFeatured } = await db.transaction((trx) =>
      new FeatureDesign().handle(params.id, isWanted, trx)
    )
    return { status: 'success' as const, design: { id, is_featured: isFeatured } }
  }
}
