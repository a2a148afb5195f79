import type { HttpContext } from '@adonisjs/core/http'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

const patterns = new Registry('routes that read their own body', {
  key: (pattern: string) => pattern,
})

/**
 * Declares routes that read their own body, after session, token and limits are checked, because it
 * may hold a file. No other route accepts files.
 * @param routes their patterns, such as `/api/properties/:slug/documents`
 */
export function readsBody(...routes: string[]): Extension {
  return patterns.adds(...routes)
}

export function leavesBodyToRoute({ route }: HttpContext): boolean {
  return route !== undefined && patterns.find(route.pattern) !== undefined
}
