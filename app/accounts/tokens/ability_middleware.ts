import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { TokenAbility } from '#app/accounts/account_options'

/**
 * Names the ability that an API token needs for a route, if it isn't the one of its method.
 * `authenticateToken` enforces it, before anything else.
 */
export default class AbilityMiddleware {
  handle(_ctx: HttpContext, next: NextFn, _needed: TokenAbility) {
    return next()
  }
}
