import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { deleteDesign, markFavorite } from '#app/designs/collection/change_design'
import { designFilter, listDesigns } from '#app/designs/collection/list_designs'
import { findDesign } from '#app/designs/find_design'
import DesignTransformer from '#app/designs/design_transformer'
import { favoriteValidator } from '#app/designs/design_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class DesignsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const filter = designFilter(ctx.request.qs())
    const designs = await listDesigns(ctx.auth.getUserOrFail().id, filter, page)
    const listed = designs.map((design) => new DesignTransformer(design).toObject())
    return { designs: paginator(ctx, listed, page) }
  }

  async show({ auth, params }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    return { design: new DesignTransformer(design).toObject() }
  }

  async favorite({ auth, params, request }: HttpContext) {
    const { favorite } = await request.validateUsing(favoriteValidator)
    const design = await transaction((trx) =>
      markFavorite({ user: auth.getUserOrFail(), trx }, params.id, favorite)
    )
    return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteDesign({ user, trx }, params.id))
    return { status: 'success' as const }
  }
}
