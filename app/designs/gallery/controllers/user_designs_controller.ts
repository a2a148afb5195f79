import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/policies/authorize_seeing'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listUserDesigns } from '#app/designs/gallery/queries/list_user_designs'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'

export default class UserDesignsController {
  async index(ctx: HttpContext) {
    const { id } = ctx.params
    await authorizeSeeing(ctx.auth.user?.id ?? null, id)
    const page = pageRequest(ctx)
    const rows = await listUserDesigns(id, page)
    const designs = rows.map((design) => new PublicDesignTransformer(design).toObject())
    return { designs: paginator(ctx, designs, page) }
  }
}
