import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type User from '#app/accounts/models/user'

const PURPOSE = 'verify-email'
const VALID_FOR = '7 days'

/** Valid only for the address it was sent to. */
export function verificationLink(user: User): string {
  return signedUrlFor('email_verification.open', [user.id], {
    qs: { address: fingerprint(user.email) },
    expiresIn: VALID_FOR,
    purpose: PURPOSE,
    prefixUrl: appUrl,
  })
}

export function isVerificationLinkOf(user: User, { request }: HttpContext): boolean {
  return request.hasValidSignature(PURPOSE) && request.qs().address === fingerprint(user.email)
}

function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 16)
}
