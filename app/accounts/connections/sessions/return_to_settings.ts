import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/** Someone asked to confirm in the settings returns to the same section. */
export function returnToSettings({ request, session }: HttpContext): void {
  const from = URL.parse(request.header('referer') ?? '')
  if (from?.origin !== new URL(appUrl).origin) return
  if (/^\/settings(\/|$)/.test(from.pathname)) session.setIntendedUrl(from.pathname)
}
