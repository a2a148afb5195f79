import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { leavesJsonToRoute } from '#app/core/http/leaves_json_to_route'
import { storable } from '#app/core/http/storable'

/**
 * Parses bodies, except those that their route reads by itself: a large one is
 * then taken from those only who may send it. What comes in, by whichever way,
 * can be kept in the database and looked up there.
 */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    ctx.params = storable(ctx.params as Record<string, unknown>)
    ctx.request.updateQs(storable(ctx.request.qs()))
    if (leavesJsonToRoute(ctx)) return next()
    return this.parser.handle(ctx, () => {
      ctx.request.updateBody(storable(ctx.request.body()))
      return next()
    })
  }
}
