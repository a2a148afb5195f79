import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { hasSignature } from '#app/kernel/http/has_signature'
import { appUrl } from '#config/app'

/** Both need no CSRF token: the signature proves that the caller received the mail. */
export const SEARCH_CONFIRMATION = '/searches/:id/confirm'
export const SEARCH_MAIL_STOP = '/searches/:id/stop'

export const CONFIRMATION_DAYS = 7
const CONFIRMING = 'confirm-saved-search'
const STOPPING = 'stop-search-mails'

export function searchConfirmationLink(searchId: number): string {
  return signedUrlFor('search_confirmations.show', [searchId], {
    purpose: CONFIRMING,
    prefixUrl: appUrl,
    expiresIn: `${CONFIRMATION_DAYS} days`,
  })
}

/** Unsubscribes an address without an account. Valid for a year. */
export function searchMailStopLink(searchId: number): string {
  return signedUrlFor('search_mail_stops.show', [searchId], {
    purpose: STOPPING,
    prefixUrl: appUrl,
    expiresIn: '365 days',
  })
}

export function isSearchConfirmationLink({ request }: HttpContext): boolean {
  return hasSignature(request, CONFIRMING)
}

export function isSearchMailStopLink({ request }: HttpContext): boolean {
  return hasSignature(request, STOPPING)
}
