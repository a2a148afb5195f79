import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { publishDesign, unpublishDesign } from '#app/designs/gallery/publish_design'
import DesignTransformer from '#app/designs/design_transformer'
import { transaction } from '#app/kernel/database/transaction'

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
}
