import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { hasSignature } from '#app/kernel/http/has_signature'
import { appUrl } from '#config/app'

/** Needs no CSRF token: the signature proves that the caller received the mail. */
export const NOTIFICATION_MAIL_STOP = '/notifications/mails/:id/:kind/stop'

const PURPOSE = 'stop-notification-mails'

const VALID_FOR = '365 days'

/** A link that stops one kind of mail, valid for a year, signed in or not. */
export function mailStopLink(userId: number, kind: string): string {
  return signedUrlFor('notification_mail_stops.show', [userId, kind], {
    purpose: PURPOSE,
    prefixUrl: appUrl,
    expiresIn: VALID_FOR,
  })
}

export function isMailStopLink({ request }: HttpContext): boolean {
  return hasSignature(request, PURPOSE)
}
