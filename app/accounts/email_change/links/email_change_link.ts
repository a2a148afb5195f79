import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type EmailChange from '#app/accounts/email_change/models/email_change'

const PURPOSE = 'change-email'
export const EMAIL_CHANGE_DAYS = 2

/** Valid only for the address it was sent to, until another change is requested. */
export function emailChangeLink({ id, email }: EmailChange): string {
  return signedUrlFor('email_changes.show', [id], {
    qs: { address: fingerprint(email) },
    expiresIn: `${EMAIL_CHANGE_DAYS} days`,
    purpose: PURPOSE,
    prefixUrl: appUrl,
  })
}

export function isEmailChangeLink({ request }: HttpContext): boolean {
  return request.hasValidSignature(PURPOSE)
}

export function isLinkOf({ email }: Pick<EmailChange, 'email'>, { request }: HttpContext): boolean {
  return request.qs().address === fingerprint(email)
}

function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 16)
}
