import { DateTime } from 'luxon'
import { deviceOf, type SignInFacts } from '#app/accounts/sign_in/sign_in_facts'
import type { NewToken } from '#app/accounts/tokens/api_tokens'
import AccountUndo, { type Reverts } from '#app/accounts/undo/account_undo'
import SendUndoMail from '#app/accounts/undo/send_undo_mail_job'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'

const VALID_FOR_DAYS = 7

interface AccountChange {
  subject: string
  /** follows the person's name and a comma: "a passkey was just added to your account." */
  sentence: string
  reverts?: Reverts
}

/** Mails the person about a change to their account, with a link for "this wasn't me". */
export async function tellOfChange(
  { user, trx }: ActingUser,
  { subject, sentence, reverts = {} }: AccountChange
): Promise<void> {
  const { id: undoId } = await AccountUndo.create(
    {
      userId: user.id,
      mailedTo: user.email,
      subject,
      sentence,
      reverts,
      expiresAt: DateTime.now().plus({ days: VALID_FOR_DAYS }),
    },
    { client: trx }
  )
  afterCommit(trx, () => enqueue(SendUndoMail.dispatch({ undoId })))
}

export const PASSWORD_CHANGED: AccountChange = {
  subject: 'Your password was changed',
  sentence:
    'the password of your account was just changed. All other browsers were signed out, and API tokens have ended.',
}

export const TWO_FACTOR_ON: AccountChange = {
  subject: 'Two-factor sign-in is on',
  sentence: 'two-factor sign-in was just turned on for your account.',
  reverts: { two_factor: null },
}

export const twoFactorOff = (row: Record<string, unknown>): AccountChange => ({
  subject: 'Two-factor sign-in is off',
  sentence: 'two-factor sign-in was just turned off for your account.',
  reverts: { two_factor: row },
})

export const passkeyAdded = (passkey: { name: string; credentialId: string }): AccountChange => ({
  subject: 'A passkey was added',
  sentence: `the passkey “${passkey.name}” was just added to your account. It signs in without your password.`,
  reverts: { passkey_added: passkey.credentialId },
})

export const passkeyRemoved = (row: Record<string, unknown>): AccountChange => ({
  subject: 'A passkey was removed',
  sentence: `the passkey “${String(row.name)}” was just removed from your account. It no longer signs in.`,
  reverts: { passkey: row },
})

export const tokenCreated = ({ name, abilities }: NewToken): AccountChange => ({
  subject: 'An API token was created',
  sentence: `the API token “${name}” was just created for your account. Whoever has it can act as you: ${abilities.join(', ')}.`,
})

export const emailRequested = (from: string, to: string): AccountChange => ({
  subject: 'Someone asked to change your email',
  sentence: `someone signed in to your account asked to change its email address to ${to}. Until that address is verified, yours stays.`,
  reverts: { email: from },
})

export const emailChanged = (from: string, to: string): AccountChange => ({
  subject: 'Your email address was changed',
  sentence: `the email address of your account is now ${to} instead of ${from}.`,
  reverts: { email: from },
})

/** In UTC, as the reader's time zone is unknown. */
export const newDevice = ({ user_agent: userAgent, ip, at }: SignInFacts): AccountChange => {
  const { browser, device } = deviceOf(userAgent)
  const where = [browser ?? 'an unknown browser', device].filter(Boolean).join(' on ')
  const when = new Date(at).toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return {
    subject: 'New sign-in to your account',
    sentence: `someone just signed in to your account from a browser you haven’t used before: ${where}, from ${ip}, on ${when} UTC.`,
  }
}

export const accountConnected = (
  provider: string,
  email: string | null,
  id: number
): AccountChange => ({
  subject: `An account at ${provider} was connected`,
  sentence: `${email ? `${email} at ${provider}` : `an account at ${provider}`} can now sign in to your account.`,
  reverts: { connected: id },
})

export const accountDisconnected = (
  provider: string,
  row: Record<string, unknown>
): AccountChange => ({
  subject: `Your account at ${provider} was disconnected`,
  sentence: `your account at ${provider} can no longer sign in to your account.`,
  reverts: { disconnected: row },
})
