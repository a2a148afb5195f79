import type { HttpContext } from '@adonisjs/core/http'

/** The last route: what no other takes. */
export const ANY_PATH = '/*'

/** Null where nothing is. */
export function routePattern({ route }: Pick<HttpContext, 'route'>): string | null {
  return route && route.pattern !== ANY_PATH ? route.pattern : null
}
