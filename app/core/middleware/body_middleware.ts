import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { leavesJsonToRoute } from '#app/core/http/leaves_json_to_route'

/**
 * Parses bodies, except those that their route reads by itself: a large one is
 * then taken from those only who may send it.
 */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    return leavesJsonToRoute(ctx) ? next() : this.parser.handle(ctx, next)
  }
}
