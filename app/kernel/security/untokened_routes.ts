import type { HttpContext } from '@adonisjs/core/http'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

const patterns = new Registry('routes without a CSRF token', { key: (pattern: string) => pattern })

/**
 * Declares routes that take writes without a CSRF token: their address proves who writes, or nobody
 * gains by what they do.
 * @param routes their patterns, such as `/unsubscribe/:id`
 */
export function needsNoToken(...routes: string[]): Extension {
  return patterns.adds(...routes)
}

export function isWithoutToken({ route }: HttpContext): boolean {
  return route !== undefined && isUntokened(route.pattern)
}

export function isUntokened(pattern: string): boolean {
  return patterns.find(pattern) !== undefined
}
