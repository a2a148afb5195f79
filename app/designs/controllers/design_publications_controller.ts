import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import PublishDesign from '#app/designs/actions/publish_design'
import UnpublishDesign from '#app/designs/actions/unpublish_design'
import DesignTransformer from '#app/designs/transformers/design_transformer'

/** Whether a design is shown to everybody, among the others. */
export default class DesignPublicationsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const published = await new PublishDesign().handle(user, ctx.params.id, trx)
      const design = new DesignTransformer(published).toObject()
      return { status: 200, body: { status: 'success', design } }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const design = await new UnpublishDesign().handle(auth.getUserOrFail(), params.id)
    return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
  }
}
