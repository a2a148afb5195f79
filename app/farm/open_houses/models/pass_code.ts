import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, appUrl } from '#config/app'

const KEY = createHmac('sha256', appKey.release()).update('open house passes').digest()

/** 96 bits */
const CODE_CHARACTERS = 16

/** Opens a visitor’s pass: short, so that its QR code is easy to scan. Nothing of it is stored. */
export function passPath(slug: string, visitorId: number): string {
  return `/open-houses/${slug}/pass/${visitorId}-${codeOf(visitorId)}`
}

export function passUrl(slug: string, visitorId: number): string {
  return `${appUrl}${passPath(slug, visitorId)}`
}

/** The visitor’s id; null for a code that isn’t theirs. */
export function readPass(pass: string): number | null {
  const [, id, code] = /^([1-9]\d{0,8})-([\w-]+)$/.exec(pass) ?? []
  if (!id || !code) return null
  const right = Buffer.from(codeOf(Number(id)))
  const given = Buffer.from(code)
  return right.length === given.length && timingSafeEqual(right, given) ? Number(id) : null
}

function codeOf(visitorId: number): string {
  const digest = createHmac('sha256', KEY).update(String(visitorId)).digest('base64url')
  return digest.slice(0, CODE_CHARACTERS)
}
