import { appUrl } from '#config/app'
import { visitorCodes } from '#app/farm/open_houses/models/visitor_code'

const passes = visitorCodes('open house passes')

/** Opens a visitor’s pass: short, so that its QR code is easy to scan. */
export function passPath(slug: string, visitorId: number): string {
  return `/open-houses/${slug}/pass/${passes.write(visitorId)}`
}

export function passUrl(slug: string, visitorId: number): string {
  return `${appUrl}${passPath(slug, visitorId)}`
}

export const readPass = passes.read
