import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { hasSignature } from '#app/kernel/http/has_signature'
import type EmailChange from '#app/accounts/email/email_change'
import type User from '#app/accounts/user'
import { appUrl } from '#config/app'

const VERIFICATION_PURPOSE = 'verify-email'
const VALID_FOR = '7 days'

/** Valid only for the address it was sent to. */
export function verificationLink(user: User): string {
  return signedUrlFor('email_verification.open', [user.id], {
    qs: { address: fingerprintOf(user.email) },
    expiresIn: VALID_FOR,
    purpose: VERIFICATION_PURPOSE,
    prefixUrl: appUrl,
  })
}

export function isVerificationLinkOf(user: User, { request }: HttpContext): boolean {
  return (
    hasSignature(request, VERIFICATION_PURPOSE) &&
    request.qs().address === fingerprintOf(user.email)
  )
}

function fingerprintOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 16)
}

const CHANGE_PURPOSE = 'change-email'
export const EMAIL_CHANGE_DAYS = 2

/** Valid only for the address it was sent to, until another change is requested. */
export function emailChangeLink({ id, email }: EmailChange): string {
  return signedUrlFor('email_changes.show', [id], {
    qs: { address: fingerprint(email) },
    expiresIn: `${EMAIL_CHANGE_DAYS} days`,
    purpose: CHANGE_PURPOSE,
    prefixUrl: appUrl,
  })
}

export function isEmailChangeLink({ request }: HttpContext): boolean {
  return hasSignature(request, CHANGE_PURPOSE)
}

export function isLinkOf({ email }: Pick<EmailChange, 'email'>, { request }: HttpContext): boolean {
  return request.qs().address === fingerprint(email)
}

function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 16)
}

interface Question {
  title: string
  words: string
  button: string
}

/**
 * Whether a link from a mail may act at once: only in a session of the person it was sent to. Mail
 * scanners and previewers open links, too.
 */
export function opensOwnLink({ auth, request }: HttpContext, userId: number): boolean {
  return request.method() === 'GET' && auth.user?.id === userId
}

/** A page with one button, which posts to the same link. */
export function askFirst({ inertia, request, response }: HttpContext, question: Question) {
  response.header('referrer-policy', 'same-origin')
  return inertia.render('accounts/confirm_link', {
    csrf_token: request.csrfToken,
    action: request.url(true),
    ...question,
  })
}
