import type { HttpContext } from '@adonisjs/core/http'
import { countVisitor } from '#app/properties/views/count_visitor'

/** The page reports its own view, because pages are cached and bots run no scripts. */
export default class PropertyViewsController {
  async store(ctx: HttpContext) {
    await countVisitor(ctx, 'view')
    return ctx.response.noContent()
  }
}
