import type { HttpContext } from '@adonisjs/core/http'
import { jsonReadByRoute } from '#config/bodyparser'

/** Whether the body is JSON that its route reads by itself, with limits of its own. */
export function leavesJsonToRoute({ request, route }: HttpContext): boolean {
  return Boolean(route && jsonReadByRoute.includes(route.pattern) && request.is(['json']))
}
