import type { HttpContext } from '@adonisjs/core/http'
import { behindTls } from '#config/app'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { INVITATIONS_COOKIE } from '#app/kernel/http/cookie_names'

const MAX_SECONDS = 90 * 24 * 60 * 60
const MAX_KEPT = 30

export function keepInvitation(ctx: HttpContext, id: number): void {
  const others = keptInvitations(ctx).filter((kept) => kept !== id)
  ctx.response.encryptedCookie(INVITATIONS_COOKIE, [...others, id].slice(-MAX_KEPT), {
    httpOnly: true,
    secure: behindTls,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_SECONDS,
  })
}
