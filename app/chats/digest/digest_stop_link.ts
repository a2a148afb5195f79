import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { hasSignature } from '#app/kernel/http/has_signature'
import { appUrl } from '#config/app'

/** Needs no CSRF token: the signature proves that the caller received the mail. */
export const DIGEST_STOP = '/chats/digest/:id/stop'

const PURPOSE = 'stop-digest'

const VALID_FOR = '365 days'

/** A link that stops digests, valid for a year, signed in or not. */
export function digestStopLink({ id }: { id: number }): string {
  return signedUrlFor('digest_stops.show', [id], {
    purpose: PURPOSE,
    prefixUrl: appUrl,
    expiresIn: VALID_FOR,
  })
}

export function isDigestStopLink({ request }: HttpContext): boolean {
  return hasSignature(request, PURPOSE)
}
