import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { INVITATIONS_COOKIE } from '#app/kernel/http/cookie_names'
import { findPropertyPage, type PropertyPage } from '#app/properties/public_page/find_property_page'
import { behindTls } from '#config/tls'

/**
 * The listing at the request’s `slug`, for its people and those invited in this browser or account.
 * Answers with what isn’t public stay out of caches and search engines.
 * @throws HttpError 404
 */
export async function openInvitedListing(ctx: HttpContext): Promise<PropertyPage> {
  const { auth, params, response } = ctx
  const property = await findPropertyPage(params.slug, auth.user ?? null, keptInvitations(ctx))
  if (property.isPrivate) {
    response.header('cache-control', 'private, no-store')
    response.header('x-robots-tag', 'noindex')
  }
  return property
}

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
