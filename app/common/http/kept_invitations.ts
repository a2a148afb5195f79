import type { HttpContext } from '@adonisjs/core/http'
import { INVITATIONS_COOKIE } from '#app/kernel/http/cookie_names'

/** The invitations whose links were opened in this browser, latest last. Each is checked again. */
export function keptInvitations({ request }: HttpContext): number[] {
  const kept: unknown = request.encryptedCookie(INVITATIONS_COOKIE)
  return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : []
}
