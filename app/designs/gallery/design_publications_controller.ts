import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { publishDesign, unpublishDesign, featureDesign } from '#app/designs/gallery/publish_design'
import DesignTransformer from '#app/designs/design_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { galleryPolicy } from '#app/designs/gallery/gallery_policy'

export default class DesignPublicationsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const published = await publishDesign({ user, trx }, ctx.params.id)
      const design = new DesignTransformer(published).toObject()
      return { status: 200, body: { status: 'success', design } }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const design = await transaction((trx) =>
      unpublishDesign({ user: auth.getUserOrFail(), trx }, params.id)
    )
    return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
  }

  feature(ctx: HttpContext) {
    return this.#feature(ctx, true)
  }

  unfeature(ctx: HttpContext) {
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
