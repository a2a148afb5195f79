import type { HttpContext } from '@adonisjs/core/http'
import { routesReadingBodies } from '#config/bodyparser'

export function leavesBodyToRoute({ route }: HttpContext): boolean {
  return Boolean(route && routesReadingBodies.includes(route.pattern))
}
