import type { HttpContext } from '@adonisjs/core/http'
import type { Theme } from '#app/kit/hooks/theme_rule'

/** What the person chose, as far as their browser tells; null follows their system and the hour. */
export function chosenTheme(request: HttpContext['request']): Theme | null {
  const chosen: unknown = request.plainCookie('theme', { encoded: false })
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}
