import { appUrl } from '#config/app'
import { visitorCodes } from '#app/farm/open_houses/models/visitor_code'

const consents = visitorCodes('open house consents')

/** Only in a mail to the visitor, so that whoever has it reads that address. */
export function consentPath(slug: string, visitorId: number): string {
  return `/open-houses/${slug}/consent/${consents.write(visitorId)}`
}

export function consentUrl(slug: string, visitorId: number): string {
  return `${appUrl}${consentPath(slug, visitorId)}`
}

export const readConsentCode = consents.read
