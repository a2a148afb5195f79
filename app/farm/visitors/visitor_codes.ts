import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, appUrl } from '#config/app'

/** 96 bits */
const CODE_CHARACTERS = 16

/** Short codes that open what belongs to a visitor. Nothing of them is stored. */
function visitorCodes(purpose: string) {
  const key = createHmac('sha256', appKey.release()).update(purpose).digest()
  const codeOf = (visitorId: number) =>
    createHmac('sha256', key)
      .update(String(visitorId))
      .digest('base64url')
      .slice(0, CODE_CHARACTERS)
  return {
    write: (visitorId: number) => `${visitorId}-${codeOf(visitorId)}`,
    /** The visitor’s id; null for a code that isn’t theirs. */
    read: (text: string): number | null => {
      const [, id, code] = /^([1-9]\d{0,8})-([\w-]+)$/.exec(text) ?? []
      if (!id || !code) return null
      const right = Buffer.from(codeOf(Number(id)))
      const given = Buffer.from(code)
      return right.length === given.length && timingSafeEqual(right, given) ? Number(id) : null
    },
  }
}

const passes = visitorCodes('open house passes')

/** Opens a visitor’s pass: short, so that its QR code is easy to scan. */
export function passPath(slug: string, visitorId: number): string {
  return `/open-houses/${slug}/pass/${passes.write(visitorId)}`
}

export function passUrl(slug: string, visitorId: number): string {
  return `${appUrl}${passPath(slug, visitorId)}`
}

export const readPass = passes.read

const consents = visitorCodes('open house consents')

/** Only in a mail to the visitor, so that whoever has it reads that address. */
export function consentPath(slug: string, visitorId: number): string {
  return `/open-houses/${slug}/consent/${consents.write(visitorId)}`
}

export function consentUrl(slug: string, visitorId: number): string {
  return `${appUrl}${consentPath(slug, visitorId)}`
}

export const readConsentCode = consents.read
