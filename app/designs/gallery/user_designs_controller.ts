import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listUserDesigns } from '#app/designs/gallery/list_user_designs'
import PublicDesignTransformer from '#app/designs/gallery/public_design_transformer'

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
