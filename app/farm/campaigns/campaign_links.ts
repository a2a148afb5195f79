import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { hasSignature } from '#app/kernel/http/has_signature'
import { appUrl } from '#config/app'

/** Needs no CSRF token: the signature proves that the caller received the mail. */
export const CAMPAIGN_STOP = '/unsubscribe/:id'

/** Needs none either: the provider signs its reports. */
export const MAIL_BOUNCES = '/api/mail/bounces'

const STOPPING = 'stop-campaigns'

/** In test mails, where it stops nothing. */
export const NOBODY = 0

/** Valid as long as the mail is kept. */
export function campaignStopLink(recipientId: number): string {
  return signedUrlFor('campaign_stops.show', [recipientId], {
    purpose: STOPPING,
    prefixUrl: appUrl,
  })
}

export function isCampaignStopLink({ request }: HttpContext): boolean {
  return hasSignature(request, STOPPING)
}

export function campaignClickLink(token: string): string {
  return `${appUrl}/go/${token}`
}

const CLICKING = 'click-in-campaign'

/** Says whose click it is: only for who agreed to that. */
export function ownClickLink(token: string, recipientId: number): string {
  return signedUrlFor('campaign_clicks.own', [token, recipientId], {
    purpose: CLICKING,
    prefixUrl: appUrl,
  })
}

export function isOwnClickLink({ request }: HttpContext): boolean {
  return hasSignature(request, CLICKING)
}
