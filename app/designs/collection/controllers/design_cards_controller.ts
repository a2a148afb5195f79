import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listSendableDesigns } from '#app/designs/collection/queries/list_sendable_designs'
import DesignCardTransformer from '#app/designs/transformers/design_card_transformer'

export default class DesignCardsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const designs = await listSendableDesigns(ctx.auth.getUserOrFail().id, page)
    const cards = designs.map((design) => new DesignCardTransformer(design).toObject())
    return { designs: paginator(ctx, cards, page) }
  }
}
