import vine from '@vinejs/vine'
import type { AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import type { Session } from '@adonisjs/session'
import type { Provider } from '#app/accounts/account_options'
import { issuerOf } from '#app/accounts/connections/offered_providers'
import { MAX_PERSON_NAME_CHARACTERS, emailField } from '#app/accounts/field_validators'
import { cutShort } from '#app/kit/display/cut_short'
import { cleanText } from '#app/kernel/http/clean_text'
import { storable } from '#app/kernel/http/storable'

const MAX_SUBJECT_CHARACTERS = 255

export interface Identity {
  provider: Provider
  issuer: string
  subject: string
  name: string | null
  email: string | null
  /** whether the provider verified the address */
  is_email_verified: boolean
}

type Person = AllyUserContract<Oauth2AccessToken>

const emailValidator = vine.create({ email: emailField() })

export async function identityOf(provider: Provider, person: Person): Promise<Identity> {
  const subject = subjectOf(person.id)
  const [, given] = await emailValidator.tryValidate({ email: person.email })
  const email = given?.email ?? null
  return {
    provider,
    issuer: issuerOf(provider),
    subject,
    name: nameOf(provider, person),
    email,
    is_email_verified: email !== null && isVerified(provider, person),
  }
}

function subjectOf(id: unknown): string {
  const subject = typeof id === 'number' ? String(id) : id
  if (typeof subject === 'string' && subject && subject.length <= MAX_SUBJECT_CHARACTERS) {
    return subject
  }
  throw new Error('The provider names nobody')
}

/** For LinkedIn, Ally returns only the family name. */
function nameOf(provider: Provider, { name, nickName, original }: Person): string | null {
  const given: unknown = provider === 'linkedin' ? original?.name : name || nickName
  if (typeof given !== 'string') return null
  const line = cleanText(storable(given.replace(/\p{Cc}+/gu, ' '))).trim()
  return cutShort(line, MAX_PERSON_NAME_CHARACTERS) || null
}

/** X only returns confirmed addresses. Facebook verifies the account, not the address. */
function isVerified(provider: Provider, { emailVerificationState }: Person): boolean {
  if (provider === 'x') return true
  return provider !== 'facebook' && emailVerificationState === 'verified'
}

const KEY = 'pending_identity'
const MAX_AGE_MS = 30 * 60 * 1000

interface PendingIdentity extends Identity {
  since: number
}

/** An identity a provider vouches for that has no account yet. Kept in the session only. */
export function keepIdentity(session: Session, identity: Identity): void {
  const pending: PendingIdentity = { ...identity, since: Date.now() }
  session.put(KEY, pending)
}

export function pendingIdentity(session: Session): Identity | null {
  const pending: PendingIdentity | undefined = session.get(KEY)
  if (!pending || Date.now() - pending.since > MAX_AGE_MS) return null
  return pending
}

export function forgetIdentity(session: Session): void {
  session.forget(KEY)
}
