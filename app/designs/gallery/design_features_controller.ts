import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { featureDesign } from '#app/designs/gallery/publish_design'
import { transaction } from '#app/kernel/database/transaction'
import { galleryPolicy } from '#app/designs/gallery/gallery_policy'

export default class DesignFeaturesController {
  store(ctx: HttpContext) {
    return this.#feature(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.#feature(ctx, false)
  }

  async #feature({ auth, params }: HttpContext, isWanted: boolean) {
    if (!galleryPolicy.curate(auth.getUserOrFail())) {
      throw HttpError.forbidden('Only staff can feature designs.')
    }
    const { id, isFeatured } = await transaction((trx) =>
      featureDesign({ trx }, params.id, isWanted)
    )
    return { status: 'success' as const, design: { id, is_featured: isFeatured } }
  }
}
